import { defineMessages } from '../../messages/define-messages'

/** What only the menu of a column says. */
export const columnMenuMessages = defineMessages('table.column', {
  collapseAll: 'Collapse all groups',
  expandAll: 'Expand all groups',
  fit: 'Fit to content',
  thenAscending: 'Then sort ascending',
  thenDescending: 'Then sort descending',
})
