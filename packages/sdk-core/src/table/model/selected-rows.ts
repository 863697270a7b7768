import { selectedCount, withoutRows, type Selection } from './selection'

interface SelectedRowsOptions {
  readonly selection: Selection
  /** The ids of all rows; nothing where some of them are not here. */
  readonly known: ReadonlySet<string> | undefined
  /** The ids of those that are not filtered out; nothing where that is all of them. */
  readonly shown: ReadonlySet<string> | undefined
  readonly total: number
}

interface SelectedRows {
  /** Without rows that are gone. */
  readonly selection: Selection
  readonly count: number
  /** How many of them the filter hides. */
  readonly hidden: number
}

/** Which rows are selected by now: some may be gone, others are filtered out. Looks at those alone that are listed. */
export function selectedRows({ selection, known, shown, total }: SelectedRowsOptions): SelectedRows {
  // Where not all rows are here, nobody can tell which are gone or hidden.
  if (!known) return { selection, count: selectedCount(selection, total), hidden: 0 }
  const now = withoutRows(
    selection,
    idsIn(selection).filter((id) => !known.has(id)),
  )
  const count = selectedCount(now, total)
  if (!shown) return { selection: now, count, hidden: 0 }
  const hidden = idsIn(now).filter((id) => !shown.has(id)).length
  return { selection: now, count, hidden: now.kind === 'some' ? hidden : known.size - shown.size - hidden }
}

function idsIn(selection: Selection): readonly string[] {
  return [...(selection.kind === 'some' ? selection.ids : selection.except)]
}
