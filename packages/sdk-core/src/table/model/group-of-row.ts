import { groupAt } from './group-at'
import type { TableLines } from './table-lines'

/** The group in which a row stands, open or closed; nothing for one that is filtered out, and without groups. */
export function groupOfRow(
  { groups, rows }: Pick<TableLines, 'groups' | 'rows'>,
  idAt: (place: number) => string | undefined,
  rowId: string,
): string | undefined {
  const place = groups.length === 0 ? -1 : rows.findIndex((row) => idAt(row) === rowId)
  return place === -1 ? undefined : groupAt(groups, place)
}
