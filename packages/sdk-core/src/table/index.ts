'use client'
export type {
  BadgeValue,
  ColumnAlign,
  ColumnEdit,
  ColumnKind,
  ColumnPin,
  LinkValue,
  ReadEdit,
  TableColumn,
} from './columns/table-column'
export type { ColumnSort, TableView, TableViewReason } from './columns/table-view'
export { DataTable, type CellChange, type DataTableProps, type SelectionReason, type TableStatus } from './DataTable'
export { everythingSelected, isSelected, noSelection, selectedCount, type Selection } from './model/selection'
export { tableMessages } from './table-messages'
