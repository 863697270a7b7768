import { toneIn } from '../../../engines/messages/tone-in'
import { countIn } from './count-at'
import { lengthIn } from './draft-words'
import type { Intent } from './intent'
import { messageNamedIn } from './message-named'

/** What messages at hand, or one of them, are to be about: “make it about our open day”. */
export function readOtherMatter(text: string): Intent | undefined {
  const [, count] = otherCount.exec(text) ?? []
  if (count !== undefined) return { kind: 'also', isOfAll: true, steps: countIn(count) }
  const [, matter] = matterAlone.exec(text) ?? []
  if (matter !== undefined) return { kind: 'also', about: matter, isOfAll: true }
  const { which = '', about: said } = other.exec(text)?.groups ?? {}
  const about = said?.replace(/\s+(?:instead|please|then)$/i, '')
  // “Make the email about our audit shorter” says which one it is.
  if (about === undefined || lengthIn(about) !== undefined || toneIn(about) !== undefined) return undefined
  if (all.test(which)) return { kind: 'also', about, isOfAll: true }
  const insteadOf = messageNamedIn(which)
  return insteadOf === undefined ? undefined : { kind: 'also', about, insteadOf }
}

/** “About our quarterly fixed price”, of what was just written */
const matterAlone =
  /^(?:(?:no|sorry|please|actually|and|ok(?:ay)?|rather|better)[,\s]+)*about\s+((?:our|the|how|why|a)\s.{4,200})$/i
/** “No, I meant three emails”, “make it two messages” */
const otherCount =
  /^(?:(?:no|sorry|please|actually|and|now)[,\s]+)*(?:i (?:meant|mean|want(?:ed)?|need(?:ed)?|said)|make (?:it|that|them)|turn (?:it|this|that) into|it should be|they should be)\s+(?:an? sequence of\s+)?(one|two|three|four|five|[1-7])\s+(?:e-?mails?|linked-?in messages?|messages?|steps?)$/i
/** “The second one should be about our case study”, “make email 2 about the demo” */
const other =
  /^(?:(?:please|now|and|then|can you|could you|also|no|rather)[,\s]+)*(?:(?:make|let|have|turn|change|rewrite|redo)\s+(?=\S)|(?=.{1,40}\s(?:should|must|shall|needs to|could|is)\s))(?<which>(?:the\s+|my\s+|our\s+)?[\p{L}\p{N}-]+(?:\s+(?:#?[1-7]|one|e-?mail|message|mail|step|follow-?up))?)\s+(?:(?:should|must|to|shall|needs to|could)\s+)?(?:be\s+|is\s+)?(?:only\s+)?(?:about|on)\s+(?<about>.{4,300})$/iu
const all = /^(?:it|this|that|them|these|all(?: of (?:it|them))?|(?:the|my|our) (?:e-?mails?|messages?|sequence))$/i
