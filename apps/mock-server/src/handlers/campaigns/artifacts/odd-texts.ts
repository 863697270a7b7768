import { isBlankValue } from '@inlay/sdk-core/contract/campaigns'
import { readTypedText, type TextType } from '@inlay/sdk-core/filters'
import type { Collection } from '../../../store/store'
import type { ColumnTypes } from './column-types'
import { readEach } from './read-each'
import type { StoredArtifact } from './stored-artifact'

/** How many values a typed column has, and how many of them are none of its type. */
export interface OddTexts {
  readonly filled: number
  readonly odd: number
}

type Row = Readonly<Record<string, unknown>>

/** What stands already in those typed columns of which new rows have texts that are none of their type. */
export async function oddTextsOf(
  kept: Collection<StoredArtifact>,
  types: ColumnTypes,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, OddTexts>> {
  const doubtful = Object.entries(types).filter(([field, type]) => rows.some((row) => isOdd(type, row[field])))
  const found = new Map(doubtful.map(([field]) => [field, { filled: 0, odd: 0 }]))
  if (doubtful.length === 0) return found
  for await (const { value } of readEach(kept)) {
    for (const [field, type] of doubtful) {
      const count = found.get(field)
      if (count === undefined || isBlankValue(value[field])) continue
      count.filled += 1
      if (isOdd(type, value[field])) count.odd += 1
    }
  }
  return found
}

function isOdd(type: TextType, value: unknown): boolean {
  return typeof value === 'string' && !isBlankValue(value) && readTypedText(type, value) === undefined
}
