import { defineMessages } from '../messages/define-messages'

/** What the kit itself says. Everything else is said by the feature that uses it. */
export const kitMessages = defineMessages('kit', {
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  close: 'Close',
  copy: 'Copy',
  copyRequestId: 'Copy request ID',
  dismiss: 'Dismiss',
  edit: 'Edit {name}',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  keysThen: 'then',
  loading: 'Loading',
  morePeople: '{count, plural, one {# other} other {# others}}',
  notifications: 'Notifications',
  opensInNewWindow: '(opens in a new window)',
  optional: 'Optional',
  requestId: 'Request {id}',
  screenFailed: 'This part could not be shown',
  screenFailedDetail: 'Something in it broke. What you saved is safe.',
  search: 'Search',
  tryAgain: 'Try again',
  valueRequired: 'Enter a value.',
})
