import { expect, it } from 'vitest'
import { sentenceCase } from './sentence-case'

it.each([
  ['page_view', 'Page view'],
  ['vip', 'VIP'],
  ['crm_id', 'CRM ID'],
  ['saas_score', 'SaaS score'],
  ['told_us', 'Told us'],
  ['visit', 'Visit'],
  ['größe', 'Größe'],
  ['', ''],
])('a name from elsewhere is written as words: %s', (name, words) => {
  expect(sentenceCase(name)).toBe(words)
})
