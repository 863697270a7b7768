import { defineMessages } from '../../messages/define-messages'

/** What a table tells those who listen rather than look. */
export const tableNewsMessages = defineMessages('table.news', {
  cellsChosen:
    '{rows, plural, one {# row} other {# rows}} by {columns, plural, one {# column} other {# columns}} chosen',
  cellsSaved: '{count, plural, one {# cell} other {# cells}} saved',
  columnHidden: '{column} hidden',
  columnMoved: '{column} is column {place, number} of {count, number}',
  columnPinnedEnd: '{column} pinned to the end',
  columnPinnedStart: '{column} pinned to the start',
  columnShown: '{column} shown',
  columnUnpinned: '{column} unpinned',
  columnUsualWidth: '{column} as wide as usual',
  columnWidth: '{column} {width, plural, one {# pixel} other {# pixels}} wide',
  fileMade: 'The file is made',
  grouped: 'Grouped by {column}, {count, plural, one {# group} other {# groups}}',
  groupsCollapsed: '{collapsed, number} of {count, plural, one {# group} other {# groups}} collapsed',
  nothingSelected: 'Nothing selected',
  notGrouped: 'Not grouped',
  notSorted: 'Not sorted',
  rowsSelected: '{count, number} of {total, plural, one {# row} other {# rows}} selected',
  sortAscending: '{column} ascending',
  sortDescending: '{column} descending',
  sorted: 'Sorted by {columns}',
  viewChanged: 'Shown in another way',
})
