import type { TextType } from '@inlay/sdk-core/filters'
import type { ColumnTypes } from './column-types'
import type { SaidTypes } from './infer-column-types'
import type { ArtifactTable } from './stored-artifact'

/**
 * The types of the columns of a table once rows have come that say what theirs are. A new column is what they say; one
 * that was there before stays what it was if they say the same, and is text from then on if not. In a table without rows
 * every column may begin anew.
 */
export function mergeColumnTypes(
  { columnTypes = {}, count, fields }: Pick<ArtifactTable, 'columnTypes' | 'count' | 'fields'>,
  said: SaidTypes,
): ColumnTypes {
  const known = new Set(count === 0 ? [] : fields)
  const merged = new Map<string, TextType>(Object.entries(columnTypes))
  for (const [field, type] of said) {
    const isKept = !known.has(field) || merged.get(field) === type
    if (isKept && type !== 'text') merged.set(field, type)
    else merged.delete(field)
  }
  return Object.fromEntries(merged)
}
