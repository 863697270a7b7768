import { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { stepReach } from './step-reach'

const contact = (fields: object) => Artifact.parse({ id: 'a', version_id: 1, artifact_type: 'contact', ...fields })
const draft = {
  goal: 'Book it',
  subject: 'On Tuesday',
  templates: ['{{title}}', '{{first_name}}', 'Last'].map((content, at) => ({
    id: `${at + 1}`,
    content,
    isGenerated: false,
  })),
}
const written = { email_subject: 'Hi', email_body: 'One', email_body_2: 'Two', email_body_3: 'Three' }

it('gives one step to those who have the others, and the whole to who has not [CAM-MSG-18]', () => {
  const rows = [
    contact({ name: 'Ann Lee', ...written }),
    contact({ name: 'Bob Ray', title: 'CFO' }),
    // Without a title there is no first step.
    contact({ name: 'Cy Orr' }),
    // A first name is all that the second step asks for.
    contact({ title: 'CFO', ...written }),
    contact({ name: 'Di Fox', title: 'CFO', ...written, email_subject: ' ' }),
    contact({ name: 'Ed Gil', contact_status: 'launched_smartlead' }),
  ]
  const reach = stepReach(rows, 'email', draft, 1)
  expect(reach).toMatchObject({ people: [rows[0], rows[1], rows[4]], whole: 2, sent: 1, unsent: 5 })
  expect(Object.fromEntries(reach.lacking)).toEqual({ title: 1, first_name: 1 })
})

it('asks for no subject where the first step is the one, nor on LinkedIn [CAM-MSG-18]', () => {
  const first = contact({ name: 'Ann Lee', title: 'CFO', ...written, email_subject: '', email_body: '' })
  expect(stepReach([first], 'email', draft, 0)).toMatchObject({ people: [first], whole: 0 })
  const linkedin = contact({ name: 'Ann Lee', linkedin_message: 'One', linkedin_message_3: 'Three' })
  expect(stepReach([linkedin], 'linkedin', draft, 1)).toMatchObject({ people: [linkedin], whole: 0 })
})
