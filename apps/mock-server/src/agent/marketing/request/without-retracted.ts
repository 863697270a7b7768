import { isOrder } from './clauses-of-message'

/** “Shorter. No wait, keep it, just change 24h to 48h”: what somebody takes back in the same breath is not wanted. */
export function withoutRetracted(message: string): string {
  const [, behind = ''] = retracted.exec(message) ?? []
  const wish = behind.replace(kept, '')
  // “In Berlin, no wait, Hamburg” puts one word right.
  return isOrder(wish) ? wish : message
}

const retracted =
  /^[^"“”]{2,200}?[\s.,!;–-](?:no,? wait|wait,? no|no,? forget (?:it|that)|no,? scratch that|scratch that|actually,? no)\b[\s,.!:;–-]+(\S[^]*)$/iu
const kept = /^keep (?:it|them|that|this)(?: as (?:it is|they are|is))?[\s,.;:–-]+(?:but |and )?(?:just |only )?/i
