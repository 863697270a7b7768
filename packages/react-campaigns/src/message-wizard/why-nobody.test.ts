import { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { draftOf, textsOf } from './message-draft'
import { messageReach } from './message-reach'
import { stepReach } from './step-reach'
import { whyNobody } from './why-nobody'

const contact = (fields: object) => Artifact.parse({ id: 'a', version_id: 1, artifact_type: 'contact', ...fields })
const rows = [contact({ name: 'Ann', title: 'CTO' }), contact({ name: 'Bob', phone_number: '1' })]

function why(subjectLine: string, templates: readonly string[], step?: number) {
  const draft = draftOf({ instructions: 'Book', templates, subjectLine })
  return whyNobody(messageReach(rows, 'email', textsOf(draft, 'email', step)), draft, 'email', step)
}

describe('why messages reach nobody', () => {
  it('is nothing where somebody is reached, or all were', () => {
    expect(why('A word', ['Hello {{title}}'])).toBeUndefined()
    const sent = messageReach([contact({ contact_status: 'launched_smartlead' })], 'email', ['Hello'])
    expect(whyNobody(sent, draftOf({ instructions: '', templates: ['{{x}}'] }), 'email')).toBeUndefined()
  })

  it('is every field that nobody has, and the texts that they stand in', () => {
    expect(why('A word', ['{{title}}', '{{tilte}}'])).toEqual({ kind: 'field', fields: ['tilte'], places: [1] })
    expect(why('For {{nick}}', ['{{title}}', '{{tilte}} {{nick}}'])).toEqual({
      kind: 'field',
      fields: ['nick', 'tilte'],
      places: ['subject', 1],
    })
    expect(why('For {{nick}}', ['{{tilte}}', 'Hello'], 0)).toMatchObject({ fields: ['nick', 'tilte'] })
  })

  it('is a place that is left open', () => {
    expect(why('A word', ['Hello [link]'])).toEqual({ kind: 'open', text: '[link]', place: 0 })
  })

  it('is that each lacks something else', () => {
    expect(why('A word', ['{{title}} {{phone_number}}'])).toEqual({ kind: 'lacking' })
  })

  it('is found in the other steps as well, where nobody has those yet', () => {
    const draft = draftOf({ instructions: 'Book', templates: ['Hello [link]', 'Hello'], subjectLine: 'A word' })
    expect(whyNobody(stepReach(rows, 'email', draft, 1), draft, 'email', 1)).toEqual({
      kind: 'open',
      text: '[link]',
      place: 0,
    })
  })

  it('is asked of one step alone where that is written again', () => {
    expect(why('[link]', ['[date]', 'Hello'], 1)).toBeUndefined()
    expect(why('[link]', ['Hello', '[date]'], 1)).toEqual({ kind: 'open', text: '[date]', place: 1 })
    expect(why('[link]', ['Hello', '[date]'], 0)).toEqual({ kind: 'open', text: '[link]', place: 'subject' })
  })
})
