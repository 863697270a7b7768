import { isBlankValue, type EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { fold } from '../world/fold'

/** The fields of a row as they are known before. */
export type KnownRow = Readonly<Record<string, unknown>>

/** What was found about a row. */
export interface Enrichment {
  readonly fields: Readonly<Record<string, unknown>>
  /** Why nothing was found, by what was looked up. */
  readonly problems: Partial<Readonly<Record<EnrichmentOption, string>>>
}

export function textField(row: KnownRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = row[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return undefined
}

/** What was found for fields that are empty: a value that is there may be somebody's own, and stays. */
export function forEmptyFields(
  row: KnownRow,
  found: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(found).filter(([field, value]) => !isBlankValue(value) && isBlankValue(row[field])),
  )
}

/** Where a company is. Of a place that is another one than the row says, parts would make one that does not exist. */
export function placeFields(
  row: KnownRow,
  place: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> {
  const isAnother = Object.entries(place).some(([field, value]) => {
    const own = textField(row, field)
    return own !== undefined && value !== null && fold(own) !== fold(value)
  })
  return isAnother ? {} : place
}
