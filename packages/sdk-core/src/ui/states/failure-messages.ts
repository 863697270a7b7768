import { defineMessages } from '../../messages/define-messages'

/** Why something could not be shown or done, where the server has no words of its own. */
export const failureMessages = defineMessages('kit.failure', {
  refused: 'The server refused it.',
  unauthenticated: 'The server does not know who you are. Sign in again.',
  forbidden: 'You are not allowed to do this.',
  gone: 'It is not there, or not there any more.',
  tooLarge: 'It is more than the server takes.',
  unsupported: 'The server cannot do this.',
  offline: 'You seem to be offline. It comes back as soon as you are connected again.',
  busy: 'The server has too much to do. Nothing of yours is lost; try again in a moment.',
  putOff: 'The server asks to wait until {until, time, short}. Nothing of yours is lost.',
  putOffLong: 'The server asks to wait until {until, date, medium}, {until, time, short}. Nothing of yours is lost.',
  unexpected: 'The server did not answer as it should. Nothing of yours is lost; try again in a moment.',
})
