import type { Draft } from '../../memory'
import { figureWishes } from './figure-wishes'
import { joinedWishes } from './joined-wishes'
import { messageWishes } from './message-wishes'
import { offerWishes } from './offer-wishes'
import type { Said } from './pieces'
import { placedWishes } from './placed-wishes'
import { shortWishes } from './short-wishes'
import { signingWishes } from './signing-wishes'

/**
 * Wishes for messages as people put them who write whole sentences, in the words in which they are read: “have all of them
 * signed by Petra Lang”, “end the second one by asking whether …”, “it begins at 9.30 rather than 10”.
 */
export function inPlainWishes(prompt: string, draft: Draft | undefined): string {
  if (prompt.length > longest) return prompt
  const count = draft?.templates.length ?? 0
  return (draft === undefined ? always : atHand).reduce(
    (text, [pattern, by]) =>
      text.replace(pattern, (...found: readonly unknown[]) =>
        by((found.at(-1) ?? {}) as Said, count, typeof found[0] === 'string' ? found[0] : ''),
      ),
    prompt,
  )
}

const longest = 600
/** Who signs, and what is offered, can be said before anything is written. */
const always = [...signingWishes, ...offerWishes]
const atHand = [...always, ...shortWishes, ...placedWishes, ...messageWishes, ...figureWishes, ...joinedWishes]
