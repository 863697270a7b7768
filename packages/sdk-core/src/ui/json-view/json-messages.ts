import { defineMessages } from '../../messages/define-messages'

/** What stands around data. */
export const jsonMessages = defineMessages('kit.json', {
  circular: '[Circular]',
  copyPath: 'Copy path',
  copyValue: 'Copy value',
  entries: '{count, plural, one {# entry} other {# entries}}',
  less: 'Show less',
  more: 'Show {count, number} more',
  tooDeep: '[Too deep to display]',
  tree: 'Data',
})
