import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { isBlank, isShownField } from './artifact-fields'

/** How a value is typed. */
export type ValueKind = 'text' | 'long-text' | 'number' | 'boolean' | 'list' | 'fixed'

const numberFields: ReadonlySet<string> = new Set(['annual_revenue', 'employee_count', 'total_funding'])
const listFields: ReadonlySet<string> = new Set(['departments', 'job_functions', 'technologies', 'hubspot_notes'])

/** How the values of a field are typed, by what stands in it. */
export function valueKind(field: string, value: unknown): ValueKind {
  if (typeof value === 'number' || numberFields.has(field)) return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'list' : 'fixed'
  if (typeof value === 'object' && value !== null) return 'fixed'
  if (listFields.has(field)) return 'list'
  return /^(?:email_body|linkedin_message)/.test(field) || valueText(value).length > 80 ? 'long-text' : 'text'
}

/** The fields of a row that say something, in their order. */
export function filledFields(row: Artifact, order: readonly string[]): readonly string[] {
  const others = Object.keys(row).filter((field) => isShownField(field) && !order.includes(field))
  return [...order, ...others].filter((field) => isShownField(field) && !isBlank(row[field]))
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

/** What a typed text means, or why it means nothing. */
export type ReadValue = { readonly value: unknown } | { readonly problem: 'noNumber' | 'noBoolean' }

export function readValue(kind: ValueKind, text: string): ReadValue {
  const typed = text.trim()
  if (kind === 'list')
    return {
      value:
        typed === ''
          ? []
          : typed
              .split(',')
              .map((each) => each.trim())
              .filter(Boolean),
    }
  if (typed === '') return { value: null }
  if (kind === 'number') {
    const number = Number(typed.replace(/[\s_']/g, '').replace(/,(?=\d{3}(?:\D|$))/g, ''))
    return Number.isFinite(number) ? { value: number } : { problem: 'noNumber' }
  }
  if (kind === 'boolean') {
    const word = typed.toLowerCase()
    if (['true', 'yes', '1'].includes(word)) return { value: true }
    return ['false', 'no', '0'].includes(word) ? { value: false } : { problem: 'noBoolean' }
  }
  return { value: kind === 'long-text' ? text : typed }
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return valueText(one) === valueText(other)
}
