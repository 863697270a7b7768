import { defineMessages } from '@inlay/sdk-core'

export const contactSourcingMessages = defineMessages('campaigns.sourcing', {
  title: 'Find contacts at your accounts',
  hint: 'Rows of one filter are alternatives; of different filters, a person must fit all.',
  perAccount: 'Contacts per account',
  submit: 'Find contacts',
  submitting: 'Finding contacts',
  enterValue: 'Enter a value first',
  valueTooLong: 'Shorten the value that is too long',
  enterNumber: 'Enter how many contacts you want',
  busy: 'Wait until the campaign is not busy any more',
  underWay: 'Contacts are being found',
  underWayHint: 'They appear here as they come.',
  accepted: 'Fetching contacts. We will notify you when they are ready.',
  failed: 'The contacts could not be fetched. {reason}',
  refused: 'Try again later.',
})
