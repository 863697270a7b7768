import { isoInstant } from './iso-date'
import type { TextType } from './text-types'

/** What a text of a typed column stands for: a number, yes or no, or an ISO date; nothing where it is none. */
export function readTypedText(type: TextType, text: string): string | number | boolean | undefined {
  const trimmed = text.trim()
  switch (type) {
    case 'number':
      return plainNumber.test(trimmed) ? Number(trimmed) : numberIn(trimmed, pointed, ',')
    case 'number,':
      return numberIn(trimmed, commaed, '.')
    case 'boolean':
      if (/^(?:true|yes|y)$/i.test(trimmed)) return true
      return /^(?:false|no|n)$/i.test(trimmed) ? false : undefined
    default:
      return dateIn(trimmed, type)
  }
}

/** Nearly all are, and are read at once. With zeros in front it is a code, and with more digits no number holds it. */
const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/

const currency = '(?:[$€£¥]|[A-Z]{3}|kr)?'
const space = "[ \\u00a0\\u202f'’]"
const numberShape = (decimal: string, group: string) =>
  new RegExp(
    `^([+-]?)${currency} ?([+-]?)(?!0\\d)((?:[1-9]\\d{0,2}(?:(?:${group}|${space})\\d{3})+|\\d{1,15})?(?:${decimal}\\d+)?(?:[eE][+-]?\\d+)?) ?(?:%|${currency})$`,
  )
const pointed = numberShape('\\.', ',')
const commaed = numberShape(',', '\\.')

function numberIn(text: string, shape: RegExp, group: ',' | '.'): number | undefined {
  const [, before = '', behind = '', amount = ''] = shape.exec(text) ?? []
  if (!/\d/.test(amount)) return undefined
  const digits = amount.replaceAll(group, '').replace(/[ \u00a0\u202f'’]/g, '')
  const number = Number(digits.replace(',', '.')) * (before === '-' || behind === '-' ? -1 : 1)
  return Number.isFinite(number) ? number : undefined
}

const time = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])m)?(?: ?(Z|[+-]\d{2}:?\d{2}))?$/i
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](.+))?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2}),?(?:[T ](.+))?$/

function dateIn(text: string, order: 'ymd' | 'dmy' | 'mdy'): string | undefined {
  const parts = (order === 'ymd' ? yearFirst : yearLast).exec(text)
  if (!parts) return undefined
  const [, first = '', second = '', third = '', clock] = parts
  const [year, month, day] =
    order === 'ymd' ? [first, second, third] : order === 'dmy' ? [third, second, first] : [third, first, second]
  const date = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const iso = clock === undefined ? date : withTime(date, clock)
  return iso === undefined || isoInstant(iso) === undefined ? undefined : iso
}

/** Of two digits nobody writes a year that far ahead. */
function wholeYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 70 ? `20${year}` : `19${year}`
}

function withTime(date: string, clock: string): string | undefined {
  const parts = time.exec(clock)
  if (!parts) return undefined
  const [, hour = '', minute = '', second = '00', half, zone = ''] = parts
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}${zone.toUpperCase()}`
}
