import type { Filter } from '@inlay/sdk-core'
import { filterFields } from '@inlay/sdk-core/filters'
import { compareKeys, sortKey } from '../../../store/sort-key'
import type { Collection, FindResult, StoredDocument } from '../../../store/store'
import type { ColumnTypes } from './column-types'
import { readEach } from './read-each'
import { rowMatcher, typedValue, typeIn } from './row-matcher'
import type { StoredArtifact } from './stored-artifact'

export interface RowsQuestion {
  readonly where?: Filter | undefined
  readonly orderBy?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined
  readonly limit: number
}

/** Finds rows by what their columns hold. The store knows only what is written; it is asked where that is the same. */
export async function findRows(
  rows: Collection<StoredArtifact>,
  { where, orderBy, limit }: RowsQuestion,
  types: ColumnTypes,
  now: number,
): Promise<Pick<FindResult<StoredArtifact>, 'documents' | 'total'>> {
  const asked = [...(where ? filterFields(where) : []), ...(orderBy ? [orderBy.field] : [])]
  if (asked.every((field) => typeIn(types, field) === undefined)) {
    return rows.find({ where, orderBy: orderBy && [orderBy], limit })
  }
  const matches = where ? rowMatcher(where, types, { now }) : () => true
  const found: StoredDocument<StoredArtifact>[] = []
  for await (const row of readEach(rows)) if (matches(row.value)) found.push(row)
  return { documents: (orderBy ? inOrder(found, orderBy, types) : found).slice(0, limit), total: found.length }
}

function inOrder(
  found: readonly StoredDocument<StoredArtifact>[],
  { field, direction }: NonNullable<RowsQuestion['orderBy']>,
  types: ColumnTypes,
): readonly StoredDocument<StoredArtifact>[] {
  // Rows come by id, and ties are settled by it in the direction of the field.
  const keyed = found.map((row) => ({
    row,
    key: sortKey(typedValue(row.value, field, types)),
  }))
  const ordered = direction === 'asc' ? keyed : keyed.toReversed()
  return ordered.toSorted((one, other) => compareKeys(one.key, other.key, direction)).map(({ row }) => row)
}
