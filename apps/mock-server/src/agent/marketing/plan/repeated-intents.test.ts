import { expect, it } from 'vitest'
import type { Intent } from '../request/intent'
import { repeatedIntents } from './repeated-intents'

const called = (name: string) => [
  { id: '1', role: 'user', content: 'go' },
  { id: '2', role: 'assistant', toolCalls: [{ id: 'c', type: 'function', function: { name, arguments: '{}' } }] },
  { id: '3', role: 'user', content: 'again' },
]
const kinds = (name: string) => repeatedIntents({ campaignId: 'c' }, called(name)).map(({ kind }) => kind)

it('is what could not be done, before what was done', () => {
  const failed: readonly Intent[] = [{ kind: 'enrich', what: 'contacts', options: [], again: false }]
  expect(repeatedIntents({ campaignId: 'c', failed }, called('draft_content'))).toEqual(failed)
})

it('is what was done last, and never a search', () => {
  expect(kinds('draft_content')).toEqual(['edit'])
  expect(kinds('enrich_contacts')).toEqual(['enrich'])
  expect(kinds('check_for_leads')).toEqual(['check'])
  for (const name of ['find_accounts', 'find_contacts', 'write_overview', 'save_content'])
    expect(kinds(name)).toEqual(['repeat'])
  expect(repeatedIntents({ campaignId: 'c' }, []).map(({ kind }) => kind)).toEqual(['repeat'])
})
