import { useCallback, useMemo } from 'react'
import { DataTable } from '../DataTable'
import type { Selection } from '../model/selection'
import { columnOf, type ColumnData, type RowData } from './table-data'

export interface EmbeddedTableProps {
  readonly label: string
  readonly columns: readonly ColumnData[]
  readonly rows: readonly RowData[]
  readonly rowId?: string | undefined
  readonly height?: number | undefined
  readonly selectable?: boolean | undefined
  readonly density?: 'compact' | 'regular' | 'spacious' | undefined
  readonly status?: 'loading' | 'ready' | 'failed' | undefined
  readonly failure?: string | undefined
  readonly onOpenRow?: ((payload: { readonly rowId: string }) => void) | undefined
  readonly onSelectRows?: ((payload: SelectedRows) => void) | undefined
  readonly onRetry?: ((payload: Record<string, never>) => void) | undefined
}

/** Some, or all but some. */
export interface SelectedRows {
  readonly kind: 'some' | 'all'
  readonly rowIds: readonly string[]
}

/** A table of rows and columns that are data. */
export function EmbeddedTable({
  columns,
  rowId = 'id',
  height = 480,
  onOpenRow,
  onSelectRows,
  onRetry,
  ...props
}: EmbeddedTableProps) {
  // A page that gives its props anew gives columns that are the same and other objects.
  const written = JSON.stringify(columns)
  const shown = useMemo(() => (JSON.parse(written) as readonly ColumnData[]).map(columnOf), [written])
  const idOf = useCallback((row: RowData) => String(row[rowId]), [rowId])
  return (
    <DataTable
      {...props}
      columns={shown}
      rowId={idOf}
      style={{ blockSize: height }}
      onRowOpen={(row) => onOpenRow?.({ rowId: idOf(row) })}
      onSelectionChange={(selection) => onSelectRows?.(told(selection))}
      onRetry={() => onRetry?.({})}
    />
  )
}

function told(selection: Selection): SelectedRows {
  return { kind: selection.kind, rowIds: [...(selection.kind === 'some' ? selection.ids : selection.except)] }
}
