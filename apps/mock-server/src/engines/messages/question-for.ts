import type { Ask } from './goal/asks'

/** The question that a message ends with; nothing for a call, which messages ask for of their own. */
export function questionFor(ask: Ask | undefined): string | undefined {
  return ask === undefined ? undefined : questions[ask]
}

const questions: Readonly<Record<Ask, string | undefined>> = {
  call: undefined,
  meeting: 'When would a short meeting suit you?',
  demo: 'May I show it to you in a short demo next week?',
  trial: 'Would you like to try it? I can set that up for you.',
  webinar: 'Shall I send you the details?',
  'sign-up': 'May I send you the link to sign up?',
  feedback: 'What do you think of it? Two lines are enough.',
  introduction: 'Who would be the right person to talk to?',
  download: 'May I send it to you?',
  reply: 'Would you let me know what you think? A short reply is enough.',
}
