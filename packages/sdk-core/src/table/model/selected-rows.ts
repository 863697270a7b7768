import { isSelected, selectedCount, withoutRows, type Selection } from './selection'

interface SelectedRowsOptions {
  readonly selection: Selection
  /** The ids of all rows; nothing where some of them are not here. */
  readonly ids: readonly string[] | undefined
  /** The ids of those that are not filtered out. */
  readonly shown: Iterable<string>
  readonly total: number
}

interface SelectedRows {
  /** Without rows that are gone. */
  readonly selection: Selection
  readonly count: number
  /** How many of them the filter hides. */
  readonly hidden: number
}

/** Which rows are selected by now: some may be gone, others are filtered out. */
export function selectedRows({ selection, ids, shown, total }: SelectedRowsOptions): SelectedRows {
  // Where not all rows are here, nobody can tell which are gone or hidden.
  if (!ids) return { selection, count: selectedCount(selection, total), hidden: 0 }
  const known = new Set(ids)
  const listed = selection.kind === 'some' ? selection.ids : selection.except
  const now = withoutRows(
    selection,
    [...listed].filter((id) => !known.has(id)),
  )
  const count = selectedCount(now, total)
  let seen = 0
  for (const id of shown) if (isSelected(now, id)) seen += 1
  return { selection: now, count, hidden: count - seen }
}
