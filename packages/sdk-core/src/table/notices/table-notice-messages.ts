import { defineMessages } from '../../messages/define-messages'

/** What a table says below its rows. */
export const tableNoticeMessages = defineMessages('table.notice', {
  beyondColumns:
    '{count, plural, one {# column lies beyond the last one and was} other {# columns lie beyond the last one and were}} left out',
  beyondRows:
    '{count, plural, one {# row lies beyond the last one and was} other {# rows lie beyond the last one and were}} left out',
  cellsSkipped: '{count, plural, one {# cell was left as it is} other {# cells were left as they are}}',
  csvFailed: 'The file could not be made',
  discard: 'Discard',
  dismiss: 'Dismiss',
  editsFailed: '{count, plural, one {# cell was} other {# cells were}} not saved. {error}',
  moreCells: 'and {count, plural, one {# more cell} other {# more cells}}',
  tryAgain: 'Try again',
})
