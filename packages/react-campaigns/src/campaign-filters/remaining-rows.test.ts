import { filterMatcher } from '@inlay/sdk-core/filters'
import { expect, it } from 'vitest'
import { remainingRows } from './remaining-rows'

const rows = [
  { name: 'new, no mail', contact_status: 'created', email: null, city: 'Lund' },
  { name: 'enriched, no mail', contact_status: 'enriched', email: null, city: 'Lund' },
  { name: 'enriched, mail', contact_status: 'enriched', email: 'a@b.example', city: 'Lund' },
  { name: 'elsewhere', contact_status: 'enriched', email: 'a@b.example', city: 'Malmö' },
]
const inLund = { field: 'city', operator: 'equals', value: 'Lund' } as const
const withMail = { field: 'email', operator: 'exists', value: true } as const

function left(before: typeof inLund | null, after: typeof withMail | null) {
  const where = remainingRows({ PRE_ENRICH_FILTER: before, POST_ENRICH_FILTER: after }, 'contact')
  if (where === undefined) return undefined
  const passes = filterMatcher(where)
  return rows.filter((row) => passes((field) => Object.entries(row).find(([name]) => name === field)?.[1])).length
}

it('asks all rows by the filter before enrichment, and enriched ones by the one after it', () => {
  expect(left(null, null)).toBe(4)
  expect(left(inLund, null)).toBe(3)
  expect(left(null, withMail)).toBe(3)
  expect(left(inLund, withMail)).toBe(2)
})

it('cannot tell of accounts which have been enriched', () => {
  const filters = { PRE_ENRICH_FILTER: inLund, POST_ENRICH_FILTER: null }
  expect(remainingRows(filters, 'account')).toBeDefined()
  expect(remainingRows({ ...filters, POST_ENRICH_FILTER: withMail }, 'account')).toBeUndefined()
})
