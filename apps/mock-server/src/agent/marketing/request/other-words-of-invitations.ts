import { upperFirst } from '../../../engines/messages/upper-first'
import { eventOf } from './event-words'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { statesOfOffer } from './states-of-offer'

const kind = '(?:(?:short|friendly|formal|warm|nice|personal|quick|brief|polite|linked-?in|e-?mail)\\s+)*'
const ordered = new RegExp(
  `^(${polite}(?:(?:write|draft|compose|create|prepare|make|i need|we need)\\s+)(?:(?:me|us)\\s+)?)(an?|the|our)\\s+(${kind})(?:invitation|invite)(?:\\s+(e-?mail|mail|message|letter|note|text))?(\\s+to (?:them|everyone|everybody|all of them))?\\s*(?:[:,.;–]|\\s-)\\s*(\\S[^]{5,400})$`,
  'i',
)

/** An invitation that says behind it to what, and what else there is to be told: “write an invitation: the fair is on 3 May, lunch is free”. */
export const otherWordsOfInvitations: readonly Rewording[] = [
  [
    ordered,
    (all, order = '', article = '', how = '', thing = '', whom = '', behind = '') => {
      const clauses = clausesOf(behind)
      const at = clauses.findIndex((clause) => eventOf(clause) !== undefined)
      const event = eventOf(clauses[at] ?? '')
      const others = clauses.filter((_, index) => index !== at)
      if (event === undefined && !others.every((clause) => statesOfOffer(clause))) return all
      const isLinkedIn = /linked/i.test(how)
      const message = isLinkedIn ? 'LinkedIn message' : 'email'
      const adjectives = how.replace(/\b(?:linked-?in|e-?mail)\s+/gi, '')
      const one = /^an?$/i.test(article) ? (isLinkedIn || adjectives !== '' ? 'a' : 'an') : article
      const written =
        event === undefined
          ? `${order}an ${adjectives}invitation ${isLinkedIn ? 'LinkedIn message' : thing === '' ? 'email' : thing}${whom}`
          : `${order}${one} ${adjectives}${message} to invite them to ${event}`
      return [written, ...others.map(upperFirst)].map((sentence) => `${sentence}.`).join(' ')
    },
  ],
]

/** What is said one after the other, where each says something of its own; days and places have commas of their own. */
function clausesOf(text: string): readonly string[] {
  const [first = '', ...others] = text.split(joints)
  const clauses = [first]
  for (let at = 0; at < others.length; at += 2) {
    const [joint = '', clause = ''] = others.slice(at, at + 2)
    const plain = withoutEnd(clause)
    const isOwn = /[.;!]/.test(joint) || statesOfOffer(plain) || eventOf(plain) !== undefined || isOrder.test(plain)
    if (isOwn) clauses.push(clause)
    else clauses.push(`${clauses.pop()}${joint}${clause}`)
  }
  return clauses.map(withoutEnd).filter((clause) => clause !== '')
}

function withoutEnd(clause: string): string {
  return clause.replace(/[.!\s]+$/, '').trim()
}

const joints = /(,?\s+and\s+|[,;]\s+|[.!]\s+(?=\p{Lu}))/u
const isOrder = /^(?:please\s+)?(?:ask|make|keep|sign|mention|say|tell|add|save|use|end)\b/i
