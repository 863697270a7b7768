import type { ClauseRule } from './clause-rule'
import { fittingSubject } from './fitting-subject'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { asNounPhrase } from './noun-phrase'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Invite them to a 20 minute call about lowering their costs before the peak season”: what it is about stands whole. */
export const readCallInvitation: ClauseRule = (text) => {
  const [, whom = '', call = '', matter = ''] = invited.exec(text) ?? []
  if (matter === '' || !isAddressee(whom)) return undefined
  const said = inProperCase(toThem(matter))
  // What names a thing is told of as such.
  if (asNounPhrase(matter) === said && !doing.test(matter)) return undefined
  return {
    note: asSentence(inProperCase(`I would like to invite you to ${call} about ${said}`), mostWords),
    question: 'Would next week suit you?',
    subject: fittingSubject(said),
    isPlain: true,
  }
}

const mostWords = 30
const invited =
  /^(?:invite|ask)\s+(.{2,50}?)\s+(?:to|for)\s+((?:an?\s)(?:[\p{L}\p{N}-]+\s){0,4}?(?:calls?|chats?|conversations?|meetings?|demos?))\s+(?:about|on|to discuss|to talk about)\s+([^:;?]{4,120})$/iu
const doing = /^\p{L}+ing\s/iu
