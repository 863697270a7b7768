import { readTypedText, typedNumber, type TextType } from '@inlay/sdk-core/filters'
import {
  accountFieldNames,
  isBlankValue,
  isEmailAddress,
  listKindOf,
  personFieldNames,
  type Artifact,
} from '@inlay/sdk-core/contract/campaigns'
import { listText, readList } from '@inlay/sdk-core/csv'
import { inOrder, isShownField } from './artifact-fields'
import { isNumberType, type TypeOf } from './column-type'

/** How a value is typed. */
export type ValueKind = 'text' | 'long-text' | 'number' | 'boolean' | 'list' | 'texts' | 'email' | 'fixed'

const numberFields: ReadonlySet<string> = new Set(['annual_revenue', 'employee_count', 'total_funding'])
/** Fields that are shown as what has happened, and not as a value. */
export const activityFields: ReadonlySet<string> = new Set([
  'linkedin_posts',
  'hubspot_web_activities',
  'hubspot_email_engagements',
  'hubspot_notes',
])

const emailFields: ReadonlySet<string> = new Set(['email', 'primary_email'])

/** How the values of a field are typed: by what its column holds where that is known, else by what stands in it. */
export function valueKind(field: string, value: unknown, type?: TextType): ValueKind {
  if (isNumberType(type)) return 'number'
  if (type === 'boolean') return type
  if (listKindOf(field) === 'texts') return 'texts'
  if (activityFields.has(field)) return 'fixed'
  if (emailFields.has(field)) return 'email'
  if (typeof value === 'number' || numberFields.has(field)) return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'list' : 'fixed'
  if (typeof value === 'object' && value !== null) return 'fixed'
  if (listKindOf(field) === 'words') return 'list'
  return /^(?:email_body|linkedin_message)/.test(field) || valueText(value).length > 80 ? 'long-text' : 'text'
}

/** What the columns of a table are, and what stands in them. */
export interface TableFields {
  readonly fields: readonly string[]
  /** One of the values of a field. */
  readonly sampleOf: (field: string) => unknown
  /** What the texts of a field stand for. */
  readonly typeOf: TypeOf
}

/**
 * The fields of a row that can be typed: those that every person or company has, and all columns, also where no row has
 * anything in them, and what it has beside.
 */
export function typedFields(row: Artifact, { fields, sampleOf, typeOf }: TableFields): readonly string[] {
  const { artifact_type: type } = row
  const standard = type === 'contact' ? personFieldNames : accountFieldNames
  const all = new Set([...standard, ...fields, ...filledFields(row, [])])
  return inOrder(type, [...all]).filter(
    (field) => valueKind(field, valueOr(row, field, sampleOf), typeOf(field)) !== 'fixed',
  )
}

/** What stands in a field of a row, and where nothing does, what stands there in another. */
export function valueOr(row: Artifact, field: string, sampleOf: TableFields['sampleOf']): unknown {
  const value = Object.hasOwn(row, field) ? row[field] : undefined
  return isBlankValue(value) ? (sampleOf(field) ?? value) : value
}

/** The fields of a row that say something, in their order. */
export function filledFields(row: Artifact, order: readonly string[]): readonly string[] {
  const others = Object.keys(row).filter((field) => isShownField(field) && !order.includes(field))
  return [...order, ...others].filter((field) => isShownField(field) && !isBlankValue(row[field]))
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

/** A value as it stands where it is typed; what is typed is read as the very same value. */
export function typedText(kind: ValueKind, value: unknown): string {
  if (!Array.isArray(value)) return kind === 'texts' ? '[]' : valueText(value)
  return kind === 'texts' ? JSON.stringify(value) : kind === 'list' ? listText(value.map(valueText)) : valueText(value)
}

/** The texts of a field that holds several, as they are typed. */
export function typedTexts(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[]
}

export type ValueProblem = 'noNumber' | 'noBoolean' | 'noEmail' | `no_${DateType}`

type DateType = (typeof dateTypes)[number]

const dateTypes = ['ymd', 'dmy', 'mdy'] as const

/** What a typed text means, or why it means nothing. */
export type ReadValue = { readonly value: unknown } | { readonly problem: ValueProblem }

/** `type` is what the texts of its column stand for. */
export function readValue(kind: ValueKind, text: string, type?: TextType): ReadValue {
  const typed = text.trim()
  if (kind === 'texts') return { value: typedTexts(text).filter((each) => each.trim() !== '') }
  if (kind === 'list') return { value: readList(typed) }
  if (typed === '') return { value: null }
  if (type !== undefined && (kind === 'number' || kind === 'boolean')) {
    const meant = readTypedText(type, typed)
    if (meant !== undefined) return { value: meant }
  }
  if (kind === 'number') {
    const number = typedNumber(typed.replace(/[\s_']/g, ''))
    return number === undefined ? { problem: 'noNumber' } : { value: number }
  }
  if (kind === 'email') return isEmailAddress(typed) ? { value: typed } : { problem: 'noEmail' }
  if (kind === 'boolean') {
    const word = typed.toLowerCase()
    if (['true', 'yes', '1'].includes(word)) return { value: true }
    return ['false', 'no', '0'].includes(word) ? { value: false } : { problem: 'noBoolean' }
  }
  const date = dateTypes.find((each) => each === type)
  // One that no filter finds would be lost among the others.
  if (date !== undefined && readTypedText(date, typed) === undefined) return { problem: `no_${date}` }
  return { value: kind === 'long-text' ? text : typed }
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return valueText(one) === valueText(other)
}
