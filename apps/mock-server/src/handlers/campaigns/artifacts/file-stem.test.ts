import { expect, it } from 'vitest'
import { fileStem } from './file-stem'

it.each([
  [
    'find 15 heads of logistics at retail companies in Germany,…',
    'find 15 heads of logistics at retail companies in Germany',
  ],
  ['Retail in Spain', 'Retail in Spain'],
  ['Q3: SaaS / "mid-market" <new>?', 'Q3 SaaS mid-market new'],
  ['Growth...', 'Growth'],
  ['Launch!', 'Launch'],
  ['Acme Inc.', 'Acme Inc'],
  ['Größe & Co (EU)', 'Größe & Co (EU)'],
  ['../../etc/passwd', 'etc passwd'],
  ['two\nlines\tand\u0000more', 'two lines and more'],
  ['物流の責任者を探す、ドイツ…', '物流の責任者を探す、ドイツ'],
  ['…', 'campaign'],
  ['   ', 'campaign'],
  ['CON', 'campaign'],
])('%j begins a file as %j', (name, stem) => {
  expect(fileStem(name, 'campaign')).toBe(stem)
})

it('is short enough for file systems, and does not cut a letter', () => {
  const stem = fileStem('🙂'.repeat(200), 'campaign')
  expect(new TextEncoder().encode(`${stem} – contacts.csv`).length).toBeLessThan(256)
  expect(stem).toMatch(/^🙂+$/u)
})
