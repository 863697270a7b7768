import { defineMessages } from '../react/messages/define-messages'

/** What the kit itself says. Everything else is said by the feature that uses it. */
export const kitMessages = defineMessages('kit', {
  back: 'Back',
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  close: 'Close',
  continue: 'Continue',
  copyRequestId: 'Copy request ID',
  dismiss: 'Dismiss',
  edit: 'Edit {name}',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  loading: 'Loading',
  notifications: 'Notifications',
  opensInNewWindow: '(opens in a new window)',
  optional: 'Optional',
  requestId: 'Request {id}',
  screenFailed: 'This part could not be shown',
  screenFailedDetail: 'Something in it broke. What you saved is safe.',
  search: 'Search',
  stepOf: 'Step {number} of {count}: {label}',
  tryAgain: 'Try again',
  typeFirst: 'Type “{text}” first',
  typeToConfirm: 'Type “{text}” to confirm',
  valueRequired: 'Enter a value',
})
