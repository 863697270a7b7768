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
export { cellEditMessages } from './edit/cell-edit-messages'
export { dataTableEmbeddable } from './embeddable/data-table-embeddable'
export { columnFields } from './filter-builder/column-fields'
export { FilterBuilder, type FilterBuilderProps } from './filter-builder/FilterBuilder'
export type { FilterBuilderField } from './filter-builder/filter-builder-field'
export { filterBuilderMessages } from './filter-builder/filter-builder-messages'
export { FilterChips, type FilterChipsProps } from './filter-builder/FilterChips'
export type { FilterDraftOptions, FilterReason, UnfinishedConditions } from './filter-builder/use-filter-draft'
export type { TableOrder } from './frame/table-order'
export { everythingSelected, isSelected, noSelection, selectedCount, type Selection } from './model/selection'
export { columnMenuMessages } from './head/column-menu-messages'
export { bulkMessages as tableBulkMessages } from './frame/bulk-messages'
export { tableNewsMessages } from './news/table-news-messages'
export { tableNoticeMessages } from './notices/table-notice-messages'
export { readTableView } from './saved-views/read-saved-views'
export type { SavedView, SavedViewList } from './saved-views/saved-view'
export { savedViewMessages } from './saved-views/saved-view-messages'
export {
  memorySavedViews,
  storedSavedViews,
  type SavedViewChange,
  type SavedViewStore,
} from './saved-views/saved-view-store'
export { SavedViews, type SavedViewsProps } from './saved-views/SavedViews'
export {
  useSavedViews,
  type SavedViews as SavedViewsState,
  type SavedViewsOptions,
} from './saved-views/use-saved-views'
export { tableMessages } from './table-messages'
export type { TableStatus } from './table-status'
