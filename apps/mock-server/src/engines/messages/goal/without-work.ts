import { workOfTitle } from '../work-of-title'
import { withoutCount } from './people-words'
import type { ReadGoal } from './read-goal'

/** Whoever says what they do has said more than what the work of the audience is. */
export function withoutWork(read: ReadGoal): ReadGoal {
  const { about, audience, isOffer, isPlain } = read
  const isWork = !isPlain && !isOffer && audience !== undefined && about === workOfTitle(withoutCount(audience))
  return isWork ? { ...read, about: undefined, isPlain: true } : read
}
