import { readTypedText, type TextType } from '@inlay/sdk-core/filters'
import { isBlankValue } from '@inlay/sdk-core/contract/campaigns'
import { detectColumnType } from '@inlay/sdk-core/csv'
import type { ColumnTypes } from './column-types'
import { ourFields } from './fit-fields'
import type { OddTexts } from './odd-texts'

/** What the values of columns say that they are; a column without any says nothing. */
export type SaidTypes = ReadonlyMap<string, TextType | 'text'>

/** What the rows of a file say of the columns that are its own. Where they may mean what is known, they mean that. */
export function inferColumnTypes(
  rows: readonly Readonly<Record<string, unknown>>[],
  known: ColumnTypes = {},
  before: ReadonlyMap<string, OddTexts> = new Map(),
): SaidTypes {
  const texts = new Map<string, string[]>()
  for (const row of rows) {
    for (const field in row) {
      const value = row[field]
      if (typeof value !== 'string' || ourFields.has(field) || isBlankValue(value)) continue
      const column = texts.get(field)
      if (column) column.push(value)
      else texts.set(field, [value])
    }
  }
  return new Map(
    [...texts].map(([field, values]) => {
      const kept = Object.hasOwn(known, field) ? known[field] : undefined
      return [field, kept !== undefined && maySay(kept, values, before.get(field)) ? kept : typeOf(values)]
    }),
  )
}

function typeOf(values: readonly string[]): TextType | 'text' {
  const { type, decimal, dateOrder } = detectColumnType(values)
  if (type === 'boolean') return type
  if (type === 'date') return dateOrder ?? 'text'
  if (type !== 'number' || values.some((value) => phoneNumber.test(value))) return 'text'
  return decimal === ',' ? 'number,' : 'number'
}

/** In groups it looks like a number, but would lose the sign that it is called with. */
const phoneNumber = /^\+(?:[^\d]*\d){7}/

/**
 * Whole numbers say nothing of decimals, and the third of April nothing of the order. A few odd texts, such as “n/a”, do
 * not make text of a column of numbers; they have to be as many as all others.
 */
function maySay(type: TextType, values: readonly string[], before: OddTexts = { filled: 0, odd: 0 }): boolean {
  const said = typeOf(values)
  if (said === type) return true
  const step = Math.max(1, Math.ceil(values.length / sampleSize))
  const odd = values.filter((value, index) => index % step === 0 && readTypedText(type, value) === undefined).length
  if (said !== 'text' && familyOf(said) === familyOf(type)) return odd === 0
  return (before.odd + odd * step) * 2 <= before.filled + values.length
}

const sampleSize = 500

function familyOf(type: TextType): 'number' | 'boolean' | 'date' {
  if (type === 'boolean') return type
  return type === 'number' || type === 'number,' ? 'number' : 'date'
}
