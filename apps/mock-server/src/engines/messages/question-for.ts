import type { Ask } from './goal/asks'

/** The question that a message ends with; of several things it speaks as of such. */
export function questionFor(ask: Ask | undefined, isOfMany = false): string | undefined {
  const question = ask === undefined ? undefined : questions[ask]
  return isOfMany ? question?.replace(/\b(try|show) it\b/, '$1 them') : question
}

/** The same beside something that is not the sender's own, and that nobody can show. */
export function questionAbout(ask: Ask | undefined): string | undefined {
  return ask === 'demo' ? timeQuestion(ask) : questionFor(ask)
}

/** Time that is asked for beside something else; nothing where it is no time that is asked for. */
export function timeQuestion(ask: Ask | undefined): string | undefined {
  const time = ask === undefined ? undefined : times[ask]
  return time === undefined ? undefined : `Would you be open to ${time} next week?`
}

/** The same once more in a follow-up. */
export function timeQuestionAgain(ask: Ask | undefined): string | undefined {
  const time = ask === undefined ? undefined : times[ask]
  return time === undefined ? undefined : `Would ${time} suit you?`
}

const times: Readonly<Partial<Record<Ask, string>>> = {
  call: 'a short call',
  meeting: 'a short meeting',
  demo: 'a short demo',
  visit: 'a visit',
}

const questions: Readonly<Record<Ask, string>> = {
  call: 'Would you be open to a short call next week?',
  meeting: 'When would a short meeting suit you?',
  demo: 'May I show it to you in a short demo next week?',
  visit: 'Would you be open to a visit next week?',
  trial: 'Would you like to try it? I can set that up for you.',
  webinar: 'Shall I send you the details?',
  'sign-up': 'May I send you the link to sign up?',
  feedback: 'What do you think of it? Two lines are enough.',
  introduction: 'Who would be the right person to talk to?',
  download: 'May I send it to you?',
  reply: 'Would you let me know what you think? A short reply is enough.',
}
