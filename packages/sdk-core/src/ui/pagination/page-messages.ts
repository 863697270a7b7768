import { defineMessages } from '../../messages/define-messages'

/** What going from page to page says. */
export const pageMessages = defineMessages('kit.page', {
  nextPage: 'Next page',
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
  pageNumber: 'Page {page, number}',
  pageSize: '{count, number} per page',
  pageSizeLabel: 'How many per page',
  previousPage: 'Previous page',
  range: '{from, number}–{to, number} of {total, number}',
  rangeNone: 'None',
  rangeOpen: '{from, number}–{to, number}',
})
