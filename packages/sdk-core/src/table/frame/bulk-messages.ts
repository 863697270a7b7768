import { defineMessages } from '../../messages/define-messages'

/** What stands beside the number of selected rows. */
export const bulkMessages = defineMessages('table.bulk', {
  clearSelection: 'Clear selection',
  selectAllRows: 'Select all {count, number}',
  selectedRows: '{count, plural, one {# row} other {# rows}} selected',
  allHidden: '{count, plural, one {# row} other {# rows}} selected, hidden by filters',
  someHidden: '{count, number} selected, {hidden, number} of them hidden by filters',
})
