import { expect, it } from 'vitest'
import type { Intent } from '../request/intent'
import { repeatedIntents } from './repeated-intents'

const called = (name: string, prompt = 'again') => [
  { id: '1', role: 'user', content: 'go' },
  { id: '2', role: 'assistant', toolCalls: [{ id: 'c', type: 'function', function: { name, arguments: '{}' } }] },
  { id: '3', role: 'user', content: prompt },
]
const kinds = (name: string, prompt?: string) =>
  repeatedIntents({ campaignId: 'c' }, called(name, prompt)).map(({ kind }) => kind)

it('is what could not be done, before what was done', () => {
  const failed: readonly Intent[] = [{ kind: 'enrich', what: 'contacts', options: [], again: false }]
  expect(repeatedIntents({ campaignId: 'c', failed }, called('draft_content'))).toEqual(failed)
})

it('is what was done last, and never a search', () => {
  expect(kinds('draft_content')).toEqual(['edit'])
  expect(kinds('check_for_leads')).toEqual(['check'])
  for (const name of ['find_accounts', 'find_contacts', 'write_overview', 'save_content'])
    expect(kinds(name)).toEqual(['repeat'])
  expect(repeatedIntents({ campaignId: 'c' }, []).map(({ kind }) => kind)).toEqual(['repeat'])
})

it('takes back once more what was taken back, or brings it back, as is said', () => {
  expect(kinds('undo_draft_change')).toEqual(['undo'])
  expect(kinds('undo_draft_change', 'redo that')).toEqual(['redo'])
})

it('is an enrichment only of those that are left, of the same kind', () => {
  const enriched = (names: readonly string[], args = '{}') => [
    { id: '1', role: 'user', content: 'enrich them' },
    ...names.map((name, index) => ({
      id: `a${index}`,
      role: 'assistant',
      toolCalls: [{ id: `c${index}`, type: 'function', function: { name, arguments: args } }],
    })),
  ]
  const [contacts, accounts] = ['enrich_contacts', 'enrich_accounts']
  const again = (...given: Parameters<typeof enriched>) => repeatedIntents({ campaignId: 'c' }, enriched(...given))
  expect(again([contacts])).toEqual([{ kind: 'enrich', what: 'contacts', options: [], again: false }])
  expect(again([accounts])).toEqual([{ kind: 'enrich', what: 'accounts', options: [], again: false }])
  expect(again([contacts, accounts])).toEqual([{ kind: 'enrich', what: 'either', options: [], again: false }])
  expect(again([contacts], '{"options":["Notes"]}')).toEqual([{ kind: 'repeat' }])
})
