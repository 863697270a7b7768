import { upperFirst } from '../upper-first'

/** “They book their first meeting within three weeks”, of the reps whom the sentence before says somebody trains: as it stands. */
export function ofTrained(text: string, before: string | undefined): string | undefined {
  const said = text.trim().replace(/[\s.,;:!]+$/, '')
  return before !== undefined && trained.test(before.trim()) && does.test(said) ? `${upperFirst(said)}.` : undefined
}

const trained =
  /^(?:we|i|our\s(?:agency|company|firm|team|school|studio))\s(?:also\s)?(?:helps?\s.{2,50}?\s(?:to\s)?)?(?:trains?|coach(?:es)?|teach(?:es)?|onboards?|prepares?|equips?|mentors?|places?|recruits?|provides?|suppl(?:y|ies)|hires? out|sends? out|lends?)\s(?:their\s|your\s|our\s)?(?:[\p{L}-]+\s){0,2}?(?!\p{L}*(?:skills|tools|vans|trucks|machines)\b)\p{L}{2,}s(?:\s(?:for|from|in|at|on|to|how|who)\s[^.;:]{2,60})?[.!]?$/iu
const does =
  /^(?:they|all of them|most of them|each of them|many of them)\s(?:(?:also|then|usually|all|\p{L}+ly)\s)?(?!(?:should|must|need|want|would|will|may|might|could|can|shall|have to|are|like|know|reply|get|receive|do|don['’]?t|pay|only)\b)\p{Ll}{3,}\s\S/iu
