import { readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “ask happy customers for a testimonial” */
export const readFavour: ClauseRule = (text) => {
  const [, what] =
    /^(?:ask|request|get|collect|gather|ask for|want|need|win|obtain)\s+(?:.*?\bfor\s+)?((?:an?\s+|some\s+|more\s+|new\s+|short\s+|honest\s+|customer\s+|google\s+|g2\s+|trustpilot\s+|online\s+)*(?:testimonials?|reviews?|ratings?|references?|recommendations?|referrals?|case stud(?:y|ies))\b.*)$/i.exec(
      text,
    ) ?? []
  if (what === undefined || /\b(?:of|about|for) our\b(?! (?:web ?site|home ?page|page|site)\b)/i.test(what))
    return undefined
  const [named = what, asked] = what.split(/:\s+(?=(?:do|would|could|can|is|are)\s)/i)
  const known = named.replace(/\s+from\s+.*$/i, '')
  return {
    ask: readAsk(what),
    note: asSentence(`we would be grateful for ${toThem(known).replace(ofTheirs, '$1 your')}`),
    question:
      asked !== undefined
        ? `${asSentence(asked.replace(/\?$/, ''))?.slice(0, -1) ?? ''}?`
        : /referral|recommendation/i.test(what)
          ? 'Is there somebody whom you would recommend us to?'
          : 'Would you do that for us? Two or three sentences are enough.',
    subject: `A small favour: ${toThem(known)}`,
  }
}

/** “Other shippers in their park” are those of whoever is asked. */
const ofTheirs = /\b(in|at|on|of)\stheir\b/i
