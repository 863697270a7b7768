import { wordsOf } from '../../../engines/sourcing/words'
import { countAt } from './count-at'

/** How many messages an order asks for. */
export function stepsOf(order: string): number {
  const text = withoutOthers(order)
  const words = wordsOf(text)
  const [, more] =
    /\b(?:e-?mail|message|request|note)\b.*?\b(?:and|plus|then)\s+(?:then\s+)?(an?|one|two|three|\d)\s+follow[- ]?ups?\b/i.exec(
      text,
    ) ?? []
  if (more !== undefined) return 1 + (countOf[more.toLowerCase()] ?? Number(more))
  for (const [index, word] of words.entries()) {
    const count = countAt(words, index)
    const after = words.slice(index + 1, index + 4)
    // “20 percent. Two follow-ups”: another number counts them.
    const next = after.findIndex((_, at) => countAt(words, index + 1 + at) !== undefined)
    const near = after.slice(0, next < 0 ? undefined : next).map((each) => each.text)
    if (count === undefined || word.text === 'one') continue
    if (near.some((each) => /^(?:steps?|parts?|e?mails?|messages?|touch(?:es)?|follow)/.test(each)))
      return Math.max(count, 1)
  }
  return /sequence|cadence|follow-?ups\b/i.test(text) ? 3 : 1
}

/** Of other messages than those that are ordered: “who have not answered three emails”, “after my last two emails”. */
function withoutOthers(order: string): string {
  return order
    .replaceAll(
      /\b(?:(?:last|previous|past|earlier|first|other|those|these|my|our|their|your|after|since|despite|following|of the)\s+)+(?:two|three|four|five|six|seven|\d)\s+(?:\p{L}+\s+)?(?:e-?mails?|messages?|mails?)\b/giu,
      ' ',
    )
    .replaceAll(
      /\b(?:who|whom|whose|that (?:have|has|did|do|ignored|opened|never|got|received))\b[^,.;:]*?\b(?:e-?mails?|messages?|mails?|follow-?ups?)\b/gi,
      ' ',
    )
}

const countOf: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }
