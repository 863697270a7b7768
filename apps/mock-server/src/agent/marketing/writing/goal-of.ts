import { readGoal, type ReadGoal } from '../../../engines/messages/goal/read-goal'

/** Reads what messages are for; an invitation that asks nothing has to be said as one from the beginning. */
export function goalOf(task: string, asksNothing: boolean): ReadGoal {
  const read = readGoal(task)
  return asksNothing && !read.isPlain && read.ask === 'webinar' ? readGoal(`${task}. No call to action.`) : read
}
