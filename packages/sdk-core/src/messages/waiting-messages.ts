import { defineMessages } from './define-messages'

/** What is said of what waits because the server has asked for a pause. */
export const waitingMessages = defineMessages('waiting', {
  changes:
    '{count, plural, one {Your change is} other {# changes of yours are}} waiting. The server asks to wait until {until, time, medium}.',
  paused: 'The server asks to wait until {until, time, medium}.',
  tryNow: 'Try now',
  giveUp: 'Give up',
})
