import {
  accountFieldNames,
  Artifact,
  contactFieldNames,
  isEmailAddress,
  listKindOf,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { readListCell } from '@inlay/sdk-core/csv'
import { emailFields } from './email-fields'

/** What the cells of a file come to as fields of a row, or why they are no row. */
export type RowReading = { readonly fields: Readonly<Record<string, unknown>> } | { readonly problem: string }

const numberFields: ReadonlySet<string> = new Set(['annual_revenue', 'employee_count', 'total_funding'])
/** Written as JSON in a file of ours, and in no other. */
const jsonFields = ['linkedin_posts', 'hubspot_web_activities', 'hubspot_email_engagements'] as const

/** Reads the cells of one line; `columns` says which field each of them is. */
export function readCells(
  artifactType: ArtifactType,
  columns: readonly { readonly index: number; readonly field: string }[],
  cells: readonly string[],
): RowReading {
  const known = artifactType === 'contact' ? contactFieldNames : accountFieldNames
  const fields: Record<string, unknown> = {}
  for (const { index, field } of columns) {
    const cell = (cells[index] ?? '').trim()
    if (cell === '') continue
    const list = listKindOf(field)
    if (!known.includes(field)) {
      fields[field] = cell
    } else if (numberFields.has(field)) {
      const number = readNumber(cell)
      if (number === undefined) return { problem: `${field} is not a number: ${cell}` }
      fields[field] = number
    } else if (list !== undefined) {
      fields[field] = readListCell(list, cell)
    } else if (jsonFields.some((each) => each === field)) {
      const value = readJson(field, cell)
      if (value === undefined) return { problem: `${field} cannot be read: ${cell.slice(0, 80)}` }
      fields[field] = value
    } else if (emailFields.has(field) && !isEmailAddress(cell)) {
      return { problem: `${field} is not an email address: ${cell}` }
    } else {
      fields[field] = cell
    }
  }
  return artifactType === 'contact' ? contactOf(fields) : accountOf(fields)
}

function contactOf(fields: Record<string, unknown>): RowReading {
  const { name, first_name: first, last_name: last, email, primary_email: primary, linkedin_url: linkedIn } = fields
  if ([name, first, last, email, primary, linkedIn].every((value) => value === undefined)) {
    return { problem: 'There is no name, email address or LinkedIn profile' }
  }
  const parts = typeof name === 'string' ? name.split(/\s+/) : []
  const full = [first, last].filter((part) => typeof part === 'string').join(' ')
  return {
    fields: {
      ...(name === undefined && full !== '' ? { name: full } : {}),
      ...(first === undefined && last === undefined && parts.length > 1
        ? { first_name: parts.slice(0, -1).join(' '), last_name: parts.at(-1) }
        : {}),
      ...(email === undefined && primary !== undefined ? { email: primary } : {}),
      ...fields,
    },
  }
}

function accountOf(fields: Record<string, unknown>): RowReading {
  const { name, website } = fields
  if (name === undefined && website === undefined) return { problem: 'There is no name and no website' }
  return { fields: name === undefined ? { name: website, ...fields } : fields }
}

function readJson(field: string, cell: string): unknown {
  const schema = jsonFields.find((each) => each === field)
  try {
    return schema && Artifact.shape[schema].parse(JSON.parse(cell))
  } catch {
    return undefined
  }
}

/** `12,000`, `12.000`, `$1.2M`, `3 500 €`: an amount as people and programs write it. */
export function readNumber(text: string): number | undefined {
  const [, amount, unit] = /^[^\d\s.,-]?\s?(-?\d[\d\s.,'’\u00a0\u202f]*)\s?([kmb]?)[^\d]{0,4}$/iu.exec(text) ?? []
  if (amount === undefined) return undefined
  const digits = amount.replace(/[\s'’\u00a0\u202f]/gu, '')
  const number = Number(plainDecimal(digits)) * (multiples[(unit ?? '').toLowerCase()] ?? 1)
  return Number.isFinite(number) ? number : undefined
}

const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/** A separator that comes more than once, or before exactly three digits, groups; the last one else divides. */
function plainDecimal(digits: string): string {
  const separators = digits.match(/[.,]/g) ?? []
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return digits
  const sameOnly = new Set(separators).size === 1
  const groups = sameOnly && (separators.length > 1 || digits.length - last - 1 === 3)
  if (groups) return digits.replace(/[.,]/g, '')
  return `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`
}
