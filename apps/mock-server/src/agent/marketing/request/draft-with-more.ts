import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { notOfIt } from './draft-going-on'
import type { Intent } from './intent'
import { withSentenceBehind } from './with-sentence-behind'

type Draft = Extract<Intent, { kind: 'draft' }>

/**
 * An order for messages with a sentence behind it that the writer knows how to say, or to ask: “Suggest a trial class”,
 * “Get them to register at …”. Nothing where it would only be left out.
 */
export function draftWithMore(draft: Draft, part: string): Draft | undefined {
  const more = part.trim().replace(/[.!\s]+$/, '')
  if (ofWork.test(more) || notOfIt.test(more)) return undefined
  if (draft.about === undefined || isKindAlone(draft.about))
    return orders.test(more) && !readGoal(more).isUnread ? { ...draft, about: more } : undefined
  const before = readGoal(draft.about)
  const about = withSentenceBehind(draft.about, `${more}.`)
  const read = readGoal(about)
  if (before.isUnread || read.isUnread) return undefined
  const isAsked = read.question !== undefined && read.question !== before.question
  return isAsked || tellsMore(read.note ?? '', before.note ?? '', more) ? { ...draft, about } : undefined
}

function tellsMore(note: string, before: string, more: string): boolean {
  const words = more.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []
  return note.length > before.length && words.some((word) => note.toLowerCase().includes(word))
}

/** What somebody is to be brought to do. */
const orders =
  /^(?:convince|persuade|motivate|encourage|get|win|help|invite|thank|congratulate|remind|promote|generate|increase|announce|recruit|collect|tell|inform)\s(?:\S+\s){2,}/i
/** It speaks of the messages, or of what is done with them. */
const ofWork =
  /^(?:please\s)?(?:use|make|keep|add|put|write|start|begin|end|do not|don['’]t|no\s)\b|\b(?:e-?mails?|messages?|sequences?|steps?|subject|tone|audience|contacts|leads|words?|sentences?|version)\b/i
