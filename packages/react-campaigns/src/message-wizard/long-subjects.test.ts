import { Artifact, templateValue } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { longSubjects } from './long-subjects'

const contact = (fields: object) => Artifact.parse({ id: 'a', version_id: 1, artifact_type: 'contact', ...fields })
const short = contact({ name: 'Ann Lee', organization_name: 'Acme', title: 'CTO' })
const long = contact({ name: 'Bob Ray', organization_name: 'Acme', title: 'Head of Logistics and Supply' })
const longer = contact({ name: 'Cy Orr', organization_name: 'Acme', title: 'Director of Logistics and Supply' })
const found = (subject: string, people: readonly Artifact[] = [short, long, longer]) =>
  longSubjects(subject, people, templateValue)

describe('subject lines with the fields of people', () => {
  it('are short enough though their placeholders are long [CAM-MSG-12]', () => {
    expect(found('A question for {{organization_name}} {{first_name}}')).toBeUndefined()
  })

  it('are too long for some though their placeholders are short, and whose is the longest [CAM-MSG-12]', () => {
    expect(found('{{title}}, hello there again')).toEqual({ row: longer, characters: 51, shorterThan: 50, others: 0 })
    expect(found('{{title}} {{title}}')).toMatchObject({ row: longer, characters: 65, others: 1 })
  })

  it('are under fifty characters: fifty are too many, counted as people count [CAM-MSG-12]', () => {
    expect(found('x'.repeat(49), [short])).toBeUndefined()
    expect(found('x'.repeat(50), [short])).toMatchObject({ characters: 50 })
    expect(found('\u{1f600}'.repeat(49), [short])).toBeUndefined()
  })

  it('have no length of what is yet to be written for each', () => {
    expect(found(`A word [mention ${'x'.repeat(60)}]`)).toBeUndefined()
  })
})
