import { introducesSender, offerIn } from '../introduces-sender'
import { introducesTrade } from './introduces-trade'
import type { ReadGoal } from './read-goal'
import { goalSentences } from './goal-sentences'

/** Whoever says who they are and what they do or offer asks whether it is of interest, where nothing else is asked. */
export function askedOfInterest(read: ReadGoal): ReadGoal {
  const { note = '', question, asksNothing, isPlain, isUnread } = read
  if (!isPlain || isUnread || asksNothing || question !== undefined || note.includes('?')) return read
  const [first = '', ...others] = goalSentences(note)
  const isOffered = offerIn(others) !== undefined || others.some(introducesTrade)
  return introducesSender(first) && isOffered ? { ...read, question: 'Would that be of interest to you?' } : read
}
