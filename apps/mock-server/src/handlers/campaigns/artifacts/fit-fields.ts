import {
  accountFieldNames,
  Artifact,
  besideField,
  contactFieldNames,
  listKindOf,
} from '@inlay/sdk-core/contract/campaigns'
import { listText, readListCell } from '@inlay/sdk-core/csv'
import { readNumber } from './read-number'

/**
 * Fields as the contract has them, wherever they come from: a row that is not as it says could never be shown again. What
 * does not fit its field is kept as text beside it.
 */
export function fitFields<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  // Nearly all rows fit, and very many are read at once: to look at them is all that it costs.
  if (Object.keys(fields).every((field) => fitValue(field, fields[field]) === fields[field])) return fields
  const fitted = new Map<string, unknown>()
  for (const [field, value] of Object.entries(fields)) {
    const fit = fitValue(field, value)
    if (fit !== undefined || value === undefined) fitted.set(field, fit)
    else {
      let beside = besideField(field)
      while (Object.hasOwn(fields, beside)) beside = `${beside}_2`
      fitted.set(beside, asText(value))
    }
  }
  return Object.fromEntries(fitted) as Fields
}

/** A value as its field takes it, and nothing where it does not fit. Fields that are not ours take everything. */
export function fitValue(field: string, value: unknown): unknown {
  if (value === null || !ourFields.has(field)) return value
  const list = listKindOf(field)
  if (list !== undefined) {
    if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value : undefined
    return isPlainValue(value) ? readListCell(list, String(value)) : undefined
  }
  if (numberFields.has(field)) return typeof value === 'string' ? readNumber(value.trim()) : finite(value)
  const activities = activityFields.find((each) => each === field)
  if (activities !== undefined) {
    const read = typeof value === 'string' ? parsed(value) : value
    return Array.isArray(read) && Artifact.shape[activities].safeParse(read).success ? read : undefined
  }
  return typeof value === 'string' || value === undefined ? value : asText(value)
}

export const numberFields: ReadonlySet<string> = new Set(['annual_revenue', 'employee_count', 'total_funding'])

export const ourFields: ReadonlySet<string> = new Set([...contactFieldNames, ...accountFieldNames])
/** Written as JSON in a file of ours, and in no other. */
const activityFields = ['linkedin_posts', 'hubspot_web_activities', 'hubspot_email_engagements'] as const

function isPlainValue(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function asText(value: unknown): string {
  if (isPlainValue(value)) return String(value)
  return Array.isArray(value) && value.every(isPlainValue) ? listText(value.map(String)) : JSON.stringify(value)
}
