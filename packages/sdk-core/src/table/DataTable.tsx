import {
  forwardRef,
  useMemo,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { FilterContext } from '../filters/filter-context'
import { classNames } from '../ui/class-names'
import { EnsureRoot } from '../ui/root/EnsureRoot'
import type { TableColumn } from './columns/table-column'
import type { TableView, TableViewReason } from './columns/table-view'
import type { SaveCells } from './edit/cell-edit'
import type { TableOrder } from './frame/table-order'
import type { Selection } from './model/selection'
import type { TableStatus } from './table-status'
import { TableFrame } from './TableFrame'

export type SelectionReason = 'pressed' | 'key' | 'all' | 'clear'

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** What the rows are: “Contacts”. */
  readonly label: string
  /**
   * Rows that have not changed are best the same objects as before; others are compared field by field. With `manual`,
   * one that has not been loaded may be `undefined`.
   */
  readonly rows: readonly (Row | undefined)[]
  /** By what a row is known, also after a refresh. Keep its identity. */
  readonly rowId: (row: Row) => string
  /** What a row is called. @default the value of the first column */
  readonly rowName?: ((row: Row) => string) | undefined
  /** Keep their identity: new ones are laid out and drawn anew. */
  readonly columns: readonly TableColumn<Row>[]
  /** Your own behind them. Keep their identity too. */
  readonly extraColumns?: readonly TableColumn<Row>[] | undefined
  /** How the table is looked at; left out, it is kept here. */
  readonly view?: TableView | undefined
  /** @default as the rows and columns are given */
  readonly defaultView?: TableView | undefined
  readonly onViewChange?: ((view: TableView, details: { readonly reason: TableViewReason }) => void) | undefined
  /** The rows come sorted, filtered and paged by a server; the view says what is wanted. @default false */
  readonly manual?: boolean | undefined
  /** How many rows there are in all, where not all of them are here. @default as many as are given */
  readonly total?: number | undefined
  /** Lines that are not loaded have come into view: from one to before another. */
  readonly onRowsNeeded?: ((first: number, end: number) => void) | undefined
  /** Whether the row at a place, which is not here, could not be loaded; such a row says so, and asks for `onRetry`. */
  readonly isRowFailed?: ((place: number) => boolean) | undefined
  /** Every row as the view wants them, for a file, where not all of them are here. */
  readonly loadAll?:
    | ((signal: AbortSignal, onProgress?: (loaded: number, total: number) => void) => Promise<readonly Row[]>)
    | undefined
  /** From when and in which time zone filters reckon. */
  readonly filterContext?: FilterContext | undefined
  /** Rows can be selected. @default false */
  readonly selectable?: boolean | undefined
  /** Which rows are selected; left out, it is kept here. */
  readonly selection?: Selection | undefined
  /** @default none */
  readonly defaultSelection?: Selection | undefined
  readonly onSelectionChange?:
    | ((selection: Selection, details: { readonly reason: SelectionReason }) => void)
    | undefined
  /** What can be done with the selected rows: buttons, shown beside their number. */
  readonly bulkActions?: ((selection: Selection, count: number) => ReactNode) | undefined
  /** What can be done with one row: items of a menu. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** Opens a row: by a press on its first cell, and by Enter. */
  readonly onRowOpen?: ((row: Row, details: { readonly reason: 'pressed' | 'key' }) => void) | undefined
  /** Where a press opens a row: on its first cell, or anywhere, for a table to choose from. @default 'first' */
  readonly pressOpens?: 'first' | 'row' | undefined
  /**
   * Saves changed cells of columns with `edit`. What was entered is shown meanwhile; resolve once the rows that are given
   * have it. Left out: cells are only read.
   */
  readonly onEdit?: SaveCells<Row> | undefined
  /** Told at first, and whenever rows are sorted, filtered or come and go: for who goes from row to row elsewhere. */
  readonly onOrderChange?: ((order: TableOrder) => void) | undefined
  /** The row that is open elsewhere, in a drawer for instance; it is brought into view, and the keys go on from it. */
  readonly currentRow?: string | undefined
  /** The column that was just made elsewhere; it is brought into view once it is here, unless the table has the focus. */
  readonly currentColumn?: string | undefined
  /** At the start of the bar above: filters, searches. */
  readonly toolbar?: ReactNode
  /** At the end of the bar above: the next step of the work. */
  readonly actions?: ReactNode
  /** At the end of the line below: how fresh the rows are. */
  readonly footer?: ReactNode
  /** @default 'ready' */
  readonly status?: TableStatus | undefined
  /** In place of the words that stand where there are no rows. */
  readonly emptyState?: ReactNode
  /** What went wrong, where the status is 'failed'. */
  readonly failure?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The name of the file, without its ending. @default the label */
  readonly fileName?: string | undefined
  /** The view can be saved as a CSV file from the foot. @default true */
  readonly canDownload?: boolean | undefined
  /** Why the view cannot be saved now: while rows are still to come, the file would have a part of them. */
  readonly downloadDisabledReason?: string | undefined
  /** The foot offers which columns are shown; not needed where the bar does. @default true */
  readonly canChooseColumns?: boolean | undefined
  /** 28, 36 or 44 pixels. @default 'regular' */
  readonly density?: 'compact' | 'regular' | 'spacious' | undefined
}

/**
 * Rows in columns, a hundred thousand as quick as ten. Arrows, Home, End and Page keys move from cell to cell; Space
 * selects, Enter opens or edits, the menu key offers what else can be done; cells are copied as a spreadsheet takes them.
 *
 * Contract: slot classes `inlay-Table`, `-bar`, `-scroller`, `-head`, `-headCell`, `-body`, `-row`, `-cell`, `-foot`;
 * `data-density`; `aria-selected`, `aria-current` on rows, `data-pin`, `data-kind`, `data-mark` on cells.
 */
export const DataTable = forwardRef(function DataTable<Row>(
  { className, columns, extraColumns, ...props }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const all = useMemo(() => (extraColumns ? [...columns, ...extraColumns] : columns), [columns, extraColumns])
  return (
    <EnsureRoot fill>
      <TableFrame {...props} columns={all} frameRef={ref} className={classNames('inlay-Table', className)} />
    </EnsureRoot>
  )
}) as <Row>(props: DataTableProps<Row> & { readonly ref?: Ref<HTMLDivElement> }) => ReactElement
