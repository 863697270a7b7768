import { readGoal } from '../../../engines/messages/goal/read-goal'
import { questionOfAsk } from './read-question-of-ask'

/** “Propose a call on Monday morning” as the question that it is to end with. */
export function proposedTime(text: string): string | undefined {
  const [, time] = proposes.exec(text) ?? []
  if (time === undefined) return undefined
  return (isAtTime.test(time) ? readGoal(`propose ${time}`).question : undefined) ?? questionOfAsk(time)
}

const proposes =
  /^(?:(?:please|also|and|then|now|can you|could you)[,\s]+)*(?:propose|suggest)\s+(?:(?:to )?(?:them|him|her)\s+)?(an?\s+(?:[\p{L}\p{N}-]+\s+){0,3}?(?:calls?|meetings?|chats?|demos?|conversations?|visits?)(?:\s+(?:on|next|this|in|at|with|tomorrow)\b[^.;!?]{0,60})?)[.!?]*$/iu
const isAtTime = /\s(?:on|next|this|in|at|tomorrow)\b/i
