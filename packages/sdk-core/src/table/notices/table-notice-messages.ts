import { defineMessages } from '../../messages/define-messages'

/** What a table says below its rows. */
export const tableNoticeMessages = defineMessages('table.notice', {
  beyondColumns:
    '{count, plural, one {# column lies beyond the last one and was} other {# columns lie beyond the last one and were}} left out',
  beyondRows:
    '{count, plural, one {# row lies beyond the last one and was} other {# rows lie beyond the last one and were}} left out',
  cellsChangedSince:
    '{count, plural, one {# cell has been changed by somebody else since, and was left as it is} other {# cells have been changed by somebody else since, and were left as they are}}',
  cellsSkipped: '{count, plural, one {# cell was left as it is} other {# cells were left as they are}}',
  copyAgain: 'The rows are here by now. Copy them once more.',
  csvFailed: 'The file could not be made',
  discard: 'Discard',
  dismiss: 'Dismiss',
  editsFailed: '{count, plural, one {# cell was} other {# cells were}} not saved. {error}',
  fewerCells: 'Show fewer',
  leftOut: '{count, plural, one {# row that is not loaded was} other {# rows that are not loaded were}} left out',
  loadingRows: 'Loading rows',
  makingFile: 'Making the file',
  moreCells: 'and {count, plural, one {# more cell} other {# more cells}}',
  notLoaded: '{count, plural, one {# row} other {# rows}} could not be loaded, so nothing was done',
  otherRows: 'Other rows are shown by now, so nothing was done. Do it once more.',
  redoAnyway: 'Do it again anyway',
  rowsDone: '{done, number} of {total, plural, one {# row} other {# rows}}',
  stop: 'Stop',
  tryAgain: 'Try again',
  undoAnyway: 'Undo anyway',
})
