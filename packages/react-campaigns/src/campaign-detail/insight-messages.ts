import { defineMessages } from '@inlay/sdk-core'

/** What explains rows and the list that they stand in. */
export const insightMessages = defineMessages('campaigns.insight', {
  explain: 'Explain with AI',
  explainAgain: 'Explain again',
  explaining: 'Explaining',
  explanation: 'Explanation',
  copyExplanation: 'Copy explanation',
  explainFailed: 'It could not be explained. {reason}',
  aboutContact: 'A contact in an audience list',
  aboutAccount: 'A company in an audience list',
  viewQuery: 'View query',
  queryTitle: 'Query of the audience list',
  queryHint:
    'What the server is asked for these rows: the filters and columns of the list, and at most {most, number} rows.',
  rowsOf: 'Rows',
  contacts: 'Contacts',
  accounts: 'Accounts',
  loadingQuery: 'Loading the query',
  queryFailed: 'The query could not be loaded',
  copyQuery: 'Copy query',
  run: 'Run query',
  running: 'Running',
  runAgain: 'Run again',
  runFailed: 'The query could not be run. {reason}',
  result: 'Result of the query',
  resultCount: '{shown, number} of {total, plural, one {# row} other {# rows}}',
  resultRows: 'The query has run. Rows that it gives: {total, number}',
  noRows: 'The query gives no rows.',
})
