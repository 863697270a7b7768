import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'

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

/** What is known, without what is not. */
export function present(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}
