export { filterRows } from './filter-rows'
export { findCells, type FoundCell } from './find-cells'
export { groupRows, type GroupedLine, type GroupedRows, type RowGroup } from './group-rows'
export { createRowStore, type MergeResult, type RowChanges, type RowData, type RowStore } from './row-store'
export {
  everythingSelected,
  isSelected,
  noSelection,
  rowsBetween,
  selectedCount,
  selectRows,
  withoutRows,
  type Selection,
} from './selection'
export { absentRank, sortRanks, type RankOptions, type Ranks } from './sort-ranks'
export { sortRows, type RowOrder } from './sort-rows'
