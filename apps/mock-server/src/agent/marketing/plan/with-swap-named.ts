import type { Draft } from '../memory'
import { ordinals } from '../request/message-named'
import { polite } from '../request/polite'
import { swapsUnnamed } from '../request/swaps-unnamed'

/** “Swap them” and “put the last one first” say which messages are meant only to who knows how many there are. */
export function withSwapNamed(prompt: string, draft: Draft | undefined): string {
  if (draft === undefined) return prompt
  const count = draft.templates.length
  const plain = prompt.replace(/[.!?\s]+$/, '')
  // The second of three stays where it is when the order is turned round.
  if (swapsUnnamed.test(plain) && (count === 2 || (count === 3 && /\b(?:reverse|turn)\b/i.test(plain))))
    return `swap the first and the ${ordinals[count - 1] ?? ''}`
  const [, behind] = putsLast.exec(plain) ?? []
  const at = behind === undefined ? 0 : /^\d/.test(behind) ? Number(behind[0]) : ordinals.indexOf(behind) + 1
  // Whoever is last but one changes places with the last; of others the order of the rest would change.
  if (at > 0 && at === count - 1) return `swap the ${ordinals[at - 1] ?? ''} and the ${ordinals[count - 1] ?? ''}`
  const [, place] = putsFirst.exec(plain) ?? startsWith.exec(plain) ?? []
  if (place === undefined) return prompt
  const ordinal =
    ordinals[/^\d/.test(place) ? Number(place) - 1 : /^last|^final/i.test(place) ? count - 1 : -1] ?? place
  return `put the ${ordinal} one first`
}

const message = '(?:one|e-?mail|message|step|note)'
const order = '(first|second|third|fourth|fifth|sixth|seventh|last|final|[1-7])'
const named = `(?:the\\s+)?(?:${message}\\s+#?)?${order}(?:st|nd|rd|th)?(?:\\s+${message})?`
/** “Put step 3 first”, “move the last one to the top” */
const putsFirst = new RegExp(
  `^${polite}(?:(?:put|move|place|send|make)\\s+)?${named}\\s+(?:(?:(?:should|must|has to)\\s+)?(?:be|come|go)\\s+)?(?:the\\s+)?(?:first(?:\\s+one)?|(?:to|at) the (?:front|top|beginning|start))$`,
  'i',
)
/** “Move email 2 to the end” */
const putsLast = new RegExp(
  `^${polite}(?:put|move|place|send|make)\\s+${named}\\s+(?:be\\s+|come\\s+|go\\s+)?(?:the\\s+)?(?:last(?:\\s+one)?|(?:to|at) the (?:end|back|bottom))$`,
  'i',
)
/** “Start with the second email” */
const startsWith = new RegExp(`^${polite}(?:start|begin|open)\\s+with\\s+${named}$`, 'i')
