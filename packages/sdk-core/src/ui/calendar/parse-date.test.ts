import { expect, it } from 'vitest'
import { formatDate } from './date-text'
import { parseDate } from './parse-date'

const today = '2026-11-21'
const read = (text: string, locale: string) => {
  const parsed = parseDate(text, { locale, today })
  return parsed.status === 'read' ? parsed.date : parsed.status
}

it.each([
  ['en', '2026-11-09', '2026-11-09'],
  ['de', '2026-11-9', '2026-11-09'],
  ['en', '20261109', '2026-11-09'],
  ['en', '11/09/2026', '2026-11-09'],
  ['en-GB', '09/11/2026', '2026-11-09'],
  ['en-GB', '9.11.26', '2026-11-09'],
  ['de', '9.11.', '2026-11-09'],
  ['en', '11/9', '2026-11-09'],
  ['ja', '26/11/09', '2026-11-09'],
  ['ja', '2026年11月9日', '2026-11-09'],
  ['ko', '2026년 11월 9일', '2026-11-09'],
  ['en-GB', '9 November 2026', '2026-11-09'],
  ['en-GB', 'Mon, 9th nov', '2026-11-09'],
  ['en', 'Nov 9, 2026', '2026-11-09'],
  ['en', 'May 3', '2026-05-03'],
  ['de', '9. März 2027', '2027-03-09'],
  ['es', '9 de noviembre de 2026', '2026-11-09'],
  ['pl', '9 listopada 2026', '2026-11-09'],
  ['ar-EG', '٩/١١/٢٠٢٦', '2026-11-09'],
  ['en', 'today', '2026-11-21'],
  ['en', 'Tomorrow', '2026-11-22'],
  ['de', 'gestern', '2026-11-20'],
  ['en', '1/1/46', '2046-01-01'],
  ['en', '1/1/47', '1947-01-01'],
  ['en', '2/29/2028', '2028-02-29'],
  ['en', '2/29/2027', 'missing'],
  ['en', '21/11/2026', '2026-11-21'],
  ['en', '24.12.2026', '2026-12-24'],
  ['en', '24/12', '2026-12-24'],
  ['en-GB', '12/24/2026', '2026-12-24'],
  ['en', '30/2/2026', 'missing'],
  ['en', '13/13/2026', 'missing'],
  ['ja', '2026/24/12', 'missing'],
  ['en-GB', '31 April', 'missing'],
  ['en', 'soon', 'unknown'],
  ['en', 'November', 'unknown'],
  ['en', '9', 'unknown'],
  ['en', '9 nov or so 2026', 'unknown'],
  ['en', '1/2/3/4', 'unknown'],
  ['en', '', 'unknown'],
])('reads in %s “%s” as %s', (locale, text, expected) => {
  expect(read(text, locale)).toBe(expected)
})

it.each([
  'en',
  'en-GB',
  'de',
  'fr',
  'es',
  'pt-BR',
  'pl',
  'cs',
  'ru',
  'ja',
  'ko',
  'zh',
  'ar',
  'ar-EG',
  'he',
  'hi',
  'th',
  'tr',
  'fi',
  'hu',
])('reads what it writes itself in %s, in every month', (locale) => {
  for (let month = 1; month <= 12; month++) {
    const date = `2025-${String(month).padStart(2, '0')}-07`
    expect(read(formatDate(date, locale), locale)).toBe(date)
  }
})
