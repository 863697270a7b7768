import type { GoalMatter } from './goal-matter'
import type { ReadGoal } from './read-goal'

/** A goal that is said in a sentence, and asks no more than what stands beside it. */
export function plainlySaid(
  { wanted, signal, asksNothing, tone, avoidsPrices, forbidden }: GoalMatter,
  said: Pick<ReadGoal, 'note' | 'question'>,
): ReadGoal {
  return {
    ...{ wanted, signal, asksNothing, tone, avoidsPrices, forbidden },
    isOffer: false,
    isPlain: true,
    isUnread: false,
    ...said,
  }
}
