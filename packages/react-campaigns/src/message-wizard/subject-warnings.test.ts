import { Artifact, templateValue } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { subjectWarnings } from './subject-warnings'

const ann = Artifact.parse({ id: 'a', version_id: 1, artifact_type: 'contact', name: 'Ann Lee', title: 'CTO' })
const kinds = (subject: string, people: readonly Artifact[]) => {
  const { faults, long } = subjectWarnings(subject, people, templateValue)
  return [...faults.map(({ kind }) => kind), ...(long ? ['long'] : [])]
}
const fifty = `Some words ${'x'.repeat(39)}`

it('counts what stands there by itself as it stands [CAM-MSG-12]', () => {
  expect(kinds(fifty, [ann])).toEqual(['too-many-characters'])
  expect(kinds(fifty, [])).toEqual(['too-many-characters'])
})

it('counts fields as those read them who are written to [CAM-MSG-12]', () => {
  expect(kinds('A question for the {{title}} of them, {{first_name}}', [ann])).toEqual([])
  expect(kinds(`${fifty.slice(0, 47)} {{title}}`, [ann])).toEqual(['long'])
})

it('counts no field as long as nobody is known [CAM-MSG-12]', () => {
  expect(kinds('A question for {{organization_name}} {{organization_name}}', [])).toEqual([])
  expect(kinds(`${fifty} {{title}}`, [])).toEqual(['too-many-characters'])
})
