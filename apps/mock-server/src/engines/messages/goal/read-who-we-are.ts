import type { ClauseRule } from './clause-rule'
import { ownSentence } from './own-sentences'

/** “I'm a packaging designer”: who writes, and nobody who is written to. */
export const readWhoWeAre: ClauseRule = (text) => {
  const note = whoWeAre.test(text) ? ownSentence(text) : undefined
  return note === undefined ? undefined : { note }
}

const whoWeAre = /^i(?:['’]m|\sam)\s(?:an?|the)\s(?!.*[,:]\s)/i
