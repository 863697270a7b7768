'use client'
export type { BadgeValue, ColumnAlign, ColumnKind, ColumnPin, LinkValue, TableColumn } from './columns/table-column'
export type { ColumnSort, TableView, TableViewReason } from './columns/table-view'
export type { LoadRows, RowsPageAnswer, RowsPageRequest } from './data/create-paged-rows'
export type { TableRowsProps } from './data/table-rows-props'
export { usePagedRows, type PagedTableRows, type UsePagedRows, type UsePagedRowsOptions } from './data/use-paged-rows'
export { useRows, type UseRows, type UseRowsOptions, type WholeTableRows } from './data/use-rows'
export { DataTable, type DataTableProps, type SelectionReason } from './DataTable'
export type {
  CellChange,
  CellChoice,
  CellEdit,
  CellEditorProps,
  CellEditReason,
  CellEditResult,
  CellReading,
  SaveCells,
} from './edit/cell-edit'
export { everythingSelected, isSelected, noSelection, selectedCount, type Selection } from './model/selection'
export { tableMessages } from './table-messages'
export type { TableStatus } from './table-status'
