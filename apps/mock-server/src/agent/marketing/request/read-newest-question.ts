import type { AudienceQuestion } from './audience-question'
import { readAudienceQuestion, readListing } from './read-audience-question'

/** Reads “show me the recently added ones” and “who came since the schedule ran?”, also with what else they are to be. */
export function readNewestQuestion(text: string): AudienceQuestion | undefined {
  if (!asks.test(text)) return undefined
  for (const [pattern, came] of arrivals) {
    if (!pattern.test(text)) continue
    const rest = text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim()
    const plain = { isCount: false, companies: {}, has: [], names: [] }
    return { ...(readAudienceQuestion(rest) ?? readListing(rest) ?? plain), isOfLast: false, came }
  }
  return undefined
}

const asks =
  /^(?:(?:please|can you|could you|now|and|so|but|ok(?:ay)?)[,\s]+)*(?:show|list|who|whom|which|what|how many|tell|give|did|has|have)\b/i
const schedule = '(?:the |our |this )?(?:schedule|scheduled check|last (?:check|run|look)|check)'
const came =
  '(?:(?:that|who|which|has|have|is|are|was|were|been|did|do|we|i|you|the)\\s+)*(?:came|come|added|add|joined|arrived|appeared|found|find|got|get|new|turned up)'
const arrivals: readonly (readonly [RegExp, NonNullable<AudienceQuestion['came']>])[] = [
  [
    new RegExp(
      `\\b(?:${came}\\s+)?(?:(?:to us|in|here)\\s+)?(?:since|by|through|from)\\s+${schedule}(?: (?:last |has |was )*(?:ran|run|came|looked|checked|started|began))?(?: last)?\\b`,
      'i',
    ),
    'by schedule',
  ],
  [
    new RegExp(`\\b(?:did|has|have)\\s+${schedule}\\s+(?:already\\s+)?(?:find|found|bring|brought|add|added)\\b`, 'i'),
    'by schedule',
  ],
  [
    /\b(?:recently added|newest|most recent|(?:came|come|(?:was|were|is|are) added|added) (?:last|recently))\b/i,
    'last',
  ],
]
