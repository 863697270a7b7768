import { toThem } from '../../../engines/messages/goal/to-them'
import { hasOpenMatter } from '../../../engines/messages/open-matter'
import type { Memory } from '../memory'
import { asSentence } from '../request/as-sentence'
import type { Intent } from '../request/intent'

/** A sentence that says something is what a place in brackets waits for. */
export function fillingMeant(
  { text, others }: Extract<Intent, { readonly kind: 'unknown' }>,
  { draft }: Memory,
): string | undefined {
  const isOpen = draft?.templates.some(hasOpenMatter) === true
  return isOpen && others === undefined && states.test(text) && !ofDraft.test(text) && !rights.test(text)
    ? asSentence(toThem(text))
    : undefined
}

/** “The discount is 15% until the end of March” */
const states =
  /^(?:the|our|we|it|this|there|all|every)\b(?!.*\?).*\s(?:is|are|was|were|has|have|had|can|will|costs?|takes?|starts?|ends?|begins?|offers?|gives?|gets?|saves?|saved|helps?|runs?|lasts?|includes?)\s.{3,}$/i

/** “The price is 16 euro, not 18, and ask for a call” puts right what was told, and asks for more. */
const rights =
  /,?\s(?:and |but )?not (?:[€$£]?\d|(?:on|at|in|from|until) )|(?:,|\sand|\sbut)\s(?:also |please |then )*(?:ask|say|tell|mention|make|add|put|remove|drop|take|leave|sign|change|shorten|send|write)\s/i

/** “The note is too long”: that is said of what is written, and to nobody in it. */
const ofDraft =
  /^(?:the|our|this|all|every)\s(?:[\p{L}-]+\s){0,2}?(?:e-?mails?|notes?|messages?|mails?|drafts?|texts?|subjects?(?:\slines?)?|tone|wording|greetings?|steps?|follow-?ups?|reminders?|sequences?|openings?|beginnings?|endings?)\s(?:is|are|was|has|have|will)\b|^(?:it|this)\s(?:is|was|sounds)\s(?:(?:a bit|much|way|far|still|rather|really)\s)*(?:too|not)\b/iu
