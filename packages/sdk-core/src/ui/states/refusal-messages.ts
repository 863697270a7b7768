import { defineMessages } from '../../messages/define-messages'

/** What a server's no says where it has no words of its own. */
export const refusalMessages = defineMessages('kit.refusal', {
  refused: 'The server refused it.',
  forbidden: 'You are not allowed to do this.',
  gone: 'It is not there, or not there any more.',
  tooLarge: 'It is more than the server takes.',
  unsupported: 'The server cannot do this.',
})
