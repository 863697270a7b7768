import { defineMessages } from '../../messages/define-messages'

/** What only the menu of a column says. */
export const columnMenuMessages = defineMessages('table.column', {
  collapseAll: 'Collapse all groups',
  expandAll: 'Expand all groups',
  fit: 'Fit to content',
  group: 'Group by {column}',
  hideColumn: 'Hide column',
  moveEnd: 'Move towards the end',
  moveStart: 'Move towards the start',
  pinEnd: 'Pin to the end',
  pinStart: 'Pin to the start',
  resetWidth: 'Usual width',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  sortNone: 'Do not sort',
  thenAscending: 'Then sort ascending',
  thenDescending: 'Then sort descending',
  ungroup: 'Do not group',
  unpin: 'Unpin',
  resetColumns: 'Reset columns',
  staysShown: 'Always shown',
})
