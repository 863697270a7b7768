import { afterPaint, blankIn, percentile, scrollBy, timed, until, watchLongTasks } from './clocks.mjs'
import { changedRows, tableColumns, tableRows } from './contacts.mjs'

/** The data and the clocks of a page: those that another driver has put there before, else ours. */
export const kit = (globalThis.benchKit ??= {
  tableColumns,
  tableRows,
  changedRows,
  afterPaint,
  until,
  timed,
  scrollBy,
  blankIn,
  percentile,
  watchLongTasks,
})
