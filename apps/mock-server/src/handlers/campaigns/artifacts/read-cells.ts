import { isEmailAddress, type ArtifactType, fullName } from '@inlay/sdk-core/contract/campaigns'
import { emailFields } from './email-fields'
import { fitFields, numberFields } from './fit-fields'
import { readNumber } from './read-number'

/** What the cells of a file come to as fields of a row, or why they are no row. */
export type RowReading = { readonly fields: Readonly<Record<string, unknown>> } | { readonly problem: string }

/** Reads the cells of one line; `columns` says which field each of them is. */
export function readCells(
  artifactType: ArtifactType,
  columns: readonly { readonly index: number; readonly field: string }[],
  cells: readonly string[],
): RowReading {
  const fields: Record<string, unknown> = {}
  for (const { index, field } of columns) {
    const cell = (cells[index] ?? '').trim()
    if (cell === '') continue
    if (artifactType === 'account' && numberFields.has(field) && readNumber(cell) === undefined) {
      return { problem: `${field} is not a number: ${cell}` }
    }
    if (artifactType === 'contact' && emailFields.has(field) && !isEmailAddress(cell)) {
      return { problem: `${field} is not an email address: ${cell}` }
    }
    fields[field] = cell
  }
  const fitted = fitFields(fields)
  return artifactType === 'contact' ? contactOf(fitted) : accountOf(fitted)
}

function contactOf(fields: Readonly<Record<string, unknown>>): RowReading {
  const { name, first_name: first, last_name: last, email, primary_email: primary, linkedin_url: linkedIn } = fields
  if ([name, first, last, email, primary, linkedIn].every((value) => value === undefined)) {
    return { problem: 'There is no name, email address or LinkedIn profile' }
  }
  const parts = typeof name === 'string' ? name.split(/\s+/) : []
  const full = fullName(first, last)
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

function accountOf(fields: Readonly<Record<string, unknown>>): RowReading {
  const { name, website } = fields
  if (name === undefined && website === undefined) return { problem: 'There is no name and no website' }
  return { fields: name === undefined ? { name: website, ...fields } : fields }
}
