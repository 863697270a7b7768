import { defineMessages } from '@inlay/sdk-core'

/** What the filters of a campaign say. */
export const campaignFilterMessages = defineMessages('campaigns.filters', {
  preEnrich: 'Pre-Enrich Filters',
  postEnrich: 'Post-Enrich Filters',
  filters: 'Filters',
  conditions: '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}',
  title: 'Manage Campaign Filters',
  preEnrichHint: 'Pre-enrich: rows that do not pass are neither shown nor enriched.',
  postEnrichHint: 'Post-enrich: enriched rows that do not pass are not shown. Rows that are not enriched yet stay.',
  loading: 'Loading filters',
  failed: 'The filters could not be loaded',
  contactsLeft: '{found, number} of {total, plural, one {# contact} other {# contacts}}',
  accountsLeft: '{found, number} of {total, plural, one {# account} other {# accounts}}',
  status: 'Status',
  added: 'Added',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  close: 'Close',
  nothingChanged: 'Nothing has been changed',
  notComplete: 'Give each condition a value that can be read',
  saved: 'Campaign filters saved',
  removed: 'Campaign filters removed',
  refused: 'The filters could not be saved. {reason}',
  madeElsewhere: 'Somebody else has set these filters meanwhile. Save again to put yours in their place.',
  removedElsewhere: 'Somebody else has removed these filters meanwhile. Save again to set yours.',
})

/** What comparisons are called here: in place of the words of the builder, by the same keys. */
export const campaignFilterWords = defineMessages('campaigns.filters.words', {
  'operator.equals': 'equals',
  'operator.not_equal': 'not equal',
  'operator.contains': 'contains',
  'operator.in': 'in',
  'operator.not_in': 'not in',
  'operator.exists': 'exists',
  'operator.greater_than': 'greater than',
  'operator.greater_than_or_equal': 'greater than or equal',
  'operator.less_than': 'less than',
  'operator.less_than_or_equal': 'less than or equal',
  'date.equals': 'equals',
  'date.not_equal': 'not equal',
  'date.greater_than': 'after',
  'date.greater_than_or_equal': 'on or after',
  'date.less_than': 'before',
  'date.less_than_or_equal': 'on or before',
  yes: 'true',
  no: 'false',
  empty: 'No conditions yet. Every row passes.',
  'problem.no-pattern':
    'This cannot be used as a regular expression. Signs that stand for themselves, such as ( or +, need a backslash before them; looking ahead or behind and references back are not supported.',
})
