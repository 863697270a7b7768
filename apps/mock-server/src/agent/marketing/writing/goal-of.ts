import { asSentence } from '../request/as-sentence'
import { readGoal, readGoalInPart, type ReadGoal } from '../../../engines/messages/goal/read-goal'

/** Reads what messages are for; an invitation that asks nothing has to be said as one from the beginning. */
export function goalOf(task: string, asksNothing: boolean): ReadGoal {
  const whole = readGoal(task)
  const part = whole.isUnread ? readGoalInPart(task) : whole
  // “Our team workshops” are told of, whatever else these words could be.
  const told = part.isUnread && ofOurs.test(task) ? readGoal(`tell them about ${task}`) : part
  const said = told.isUnread ? part : told
  // What messages are about is nobody whom they go to.
  const isWhom = said.audience !== undefined && said.about === undefined && said.note === undefined && !said.isPlain
  const read = isWhom && /^(?:our|the|an?)\s/i.test(task) ? readGoal(`tell them about ${task}`) : said
  return asksNothing && !read.isPlain && read.ask === 'webinar' ? readGoal(`${task}. No call to action.`) : read
}

const ofOurs = /^our\s(?:[\p{L}-]+\s){0,3}[\p{L}-]+$/iu

/** The company introduces itself, by what is known of it. */
export function introducing(valueProposition: string | undefined, asksNothing: boolean): ReadGoal {
  const read = goalOf('tell them that we would like to introduce our company', asksNothing)
  const known = valueProposition === undefined ? [] : [asSentence(valueProposition)]
  return { ...read, note: ['We would like to introduce our company.', ...known].join(' '), subject: 'Who we are' }
}
