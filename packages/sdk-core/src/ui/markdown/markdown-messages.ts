import { defineMessages } from '../../messages/define-messages'

/** What stands around text in Markdown. */
export const markdownMessages = defineMessages('kit.markdown', {
  code: 'Code',
  copyCode: 'Copy code',
  table: 'Table',
  taskDone: 'Done: ',
  taskOpen: 'Not done: ',
})
