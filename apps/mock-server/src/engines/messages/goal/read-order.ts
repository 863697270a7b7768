import { isAddressee } from './is-addressee'
import { counted, manner } from './order-manner'
import { gerundAsVerb, isVerb, presentAsVerb } from './plain-verb'
import { readNounOrder } from './read-noun-order'

/** What an order for a message says that it is for, and whom it goes to. */
export interface ReadOrder {
  readonly task?: string | undefined
  readonly addressee?: string | undefined
}

/** Reads “write an email to our customers to apologize for the outage”; nothing where that is no order for a message. */
export function readOrder(text: string): ReadOrder | undefined {
  const byNoun = readNounOrder(text)
  if (byNoun !== undefined) return byNoun
  const order = ordered.exec(text)
  if (order === null) return undefined
  const kind = kinds.find(([pattern]) => pattern.test(order.groups?.['what'] ?? ''))?.[1]
  let rest = text.slice(order[0].length)
  let addressee: string | undefined
  for (let before = ''; before !== rest;) {
    before = rest
    for (const pattern of [instruction, way]) rest = rest.replace(pattern, '').trimStart()
    const whom = recipientOf(rest)
    if (whom === undefined) continue
    addressee ??= whom.addressee
    rest = whom.rest
  }
  return { task: taskOf(rest, kind), addressee }
}

/** “to everybody who answered our survey, …”: the words for somebody that reach up to what is said of the message. */
function recipientOf(rest: string): { readonly addressee: string; readonly rest: string } | undefined {
  const [, lead, whom = ''] = /^((?:addressed\s+)?(?:to|for)\s+)?(.+)$/is.exec(rest) ?? []
  for (const joints of [sureJoints, otherJoints]) {
    for (const { index, 0: joint } of whom.matchAll(joints)) {
      const addressee = whom.slice(0, index).trim()
      const behind = whom.slice(index + joint.length).trimStart()
      // Without “to” only a pronoun is somebody: “write them that …”.
      if (!(lead === undefined ? pronoun.test(addressee) : isAddressee(addressee))) continue
      if (/^to\s/i.test(behind) && !isVerb(behind.replace(/^to\s+/i, ''))) continue
      return { addressee, rest: behind }
    }
  }
  return undefined
}

/** What begins the matter of a message; other words may as well belong to whom it goes to. */
const sureJoints =
  /,\s*|(?=\s*:\s)|\s+(?=(?:(?:(?:in order|so as)\s+)?to|that|about|regarding|concerning|saying|\p{L}+ing)\s)|$/giu
const otherJoints = /\s+(?=(?:for|on|of|in|to)\s)/gi
const pronoun = /^(?:them|him|her|everyone|everybody|all(?: of (?:them|these|those))?|each of them)$/i

/** Whether a task tells what a message is for, other than to sell something. */
export function hasPurpose(task: string | undefined): task is string {
  return task !== undefined && purpose.test(task)
}

const purpose =
  /^(?:thank|apologi[sz]e|say|remind|let|inform|notify|tell|invite|ask|announce|cancel|postpone|congratulate|confirm|wish|welcome|collect|warn|offer them our)\s|^apologi[sz]e$/i

function taskOf(rest: string, kind: string | undefined): string | undefined {
  const about =
    /^(?:(?:which|that)\s+is\s+)?(?:about|regarding|concerning|on the (?:topic|subject) of|on|re:?)\s+(.+)$/i
  const topic = about.exec(rest)?.[1]
  if (topic !== undefined) return kind === undefined ? topic : `${kind} ${joinOf(kind)} ${topic}`
  const [, aim] = /^(?:in order |so as )?to\s+(.+)$/i.exec(rest) ?? []
  // “An invitation to our open day”
  // “To Marta to congratulate her”, “to Amir asking for an introduction”
  const [, own = ''] = namedFirst.exec(aim ?? '') ?? []
  if (isVerb(own)) return asOfThem(own)
  const asking = gerundAsVerb(own)
  if (asking !== undefined) return asOfThem(asking)
  if (aim !== undefined) {
    const isOfKind = kind !== undefined && (thing.test(aim) || (kind.startsWith('remind') && !/^remind/i.test(aim)))
    return isOfKind ? `${kind} to ${aim}` : aim
  }
  const [, clause] = /^(?:that|which|who|where (?:we|you|i))\s+(.+)$/i.exec(rest) ?? []
  if (clause !== undefined) return doneIn(clause) ?? `${takesClause(kind) ? kind : 'tell them'} that ${clause}`
  const doing = gerundsAsVerbs(rest)
  if (doing !== undefined) return doing
  const [, matter] = /^(?:for|of)\s+(.+)$/i.exec(rest) ?? []
  if (matter !== undefined) return kind === undefined ? matter : `${kind} ${joinOf(kind)} ${matter}`
  const [, said] = /^(?::|[–—]|-\s)\s*(.+)$/i.exec(rest) ?? []
  if (said !== undefined) return said
  // “Thank them”, and nothing of what for.
  return kind !== undefined && rest === '' ? aloneOf(kind) : undefined
}

const namedFirst = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2} (?:to )?(\p{Ll}.+)$/u

/** Whoever is named is written to as all others are. */
export function asOfThem(task: string): string {
  return task
    .replace(/\b(?:her|him)\b(?=\s+(?:on|for|to|that|about)\b)/gi, 'them')
    .replace(/\b(?:her|his)\b/gi, 'their')
}

/** “Thanking our donors and inviting them to the fair” */
function gerundsAsVerbs(text: string): string | undefined {
  const [first = '', ...others] = text.split(nextGerund)
  const begun = gerundAsVerb(first)
  return begun === undefined ? undefined : [begun, ...others.map((each) => gerundAsVerb(each) ?? each)].join(', and ')
}

const nextGerund =
  /,?\s+and\s+(?:then\s+|also\s+)?(?=(?:asking|offering|thanking|inviting|telling|saying|reminding|congratulating|wishing|explaining|apologi[sz]ing|announcing|suggesting|proposing|introducing)\s)/i

/** “offers a trial and asks for a call” and “offer a trial and ask for a call” are two orders. */
function doneIn(clause: string): string | undefined {
  const [first = '', ...others] = clause.split(nextVerb)
  const begun = presentAsVerb(first) ?? (isVerb(first) ? first : undefined)
  if (begun === undefined) return undefined
  const rest = others.map((each) => each.replace(/^is signed (?:by|with|as) /i, 'sign as '))
  return [begun, ...rest.map((each) => presentAsVerb(each) ?? each)].join(', and ')
}

const nextVerb =
  /,?\s+and\s+(?:then\s+|also\s+)?(?=(?:asks?|offers?|thanks?|invites?|tells?|says?|mentions?|reminds?|congratulates?|wish(?:es)?|explains?|apologi[sz]es?|announces?|promises?|suggests?|proposes?|is signed)\s)|,\s+(?=(?:asks|offers|thanks|invites|tells|says|mentions|reminds|congratulates|wishes|explains|apologi[sz]es|announces|suggests|proposes|ask|offer|thank|invite|tell|mention)\s)/i

const thing = /^(?:our|my|the|an?|this|their)\b/i

function takesClause(kind: string | undefined): kind is string {
  return kind !== undefined && /^(?:remind|apologize)/.test(kind)
}

function joinOf(kind: string): string {
  return kind.startsWith('invite') || kind.startsWith('welcome') ? 'to' : kind.startsWith('remind') ? 'of' : 'for'
}

function aloneOf(kind: string): string | undefined {
  return kind.startsWith('thank') || kind.startsWith('wish') || kind.startsWith('welcome') ? kind : undefined
}

const instruction = new RegExp(
  `^(?:[,;.]\\s*)?(?:(?:in|with|of|over|using)\\s+)?(?:${counted}|${manner})(?=\\s|,|$)[,;]?\\s*|^[,;.]\\s*`,
  'i',
)
const way = /^(?:by|via|per|over|on|through|in)\s+(?:e-?mail|linked-?in)\b,?\s*/i

const noun =
  '(?:e-?mails?|mails?|messages?|sequences?|templates?|outreach|copy|notes?|letters?|linked-?in|follow-?ups?|cadences?|content|texts?|lines?|drafts?|intros?|invitations?|invites?|connection (?:notes?|messages?)|reminders?|announcements?|apolog(?:y|ies)|greetings?|wishes|congratulations|replies|reply|words|updates?|newsletters?|one|something|notices?)'
const small =
  'to|that|about|for|of|which|who|on|regarding|concerning|saying|telling|informing|asking|thanking|inviting|in order'
/** What is to be written, with its adjectives; or to whom. */
const ordered = new RegExp(
  `^(?:(?!(?:to|for|about)\\b)[\\p{L}']+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give)\\s+(?:up\\s+)?(?:(?:me|us|them|him|her|everyone)\\s+)?(?:(?<what>(?:(?!(?:${small})\\b)[\\p{L}\\p{N}'’-]+,?\\s+){0,7}?${noun}(?:[ -]+${noun})*)(?![\\p{L}-])|(?=(?:to|that|about|for|saying|telling|informing|thanking|inviting|asking)\\b))\\s*`,
  'iu',
)

/** What such messages do, by what they are called. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bthank(?:s|[ -]?you)?\b/i, 'thank them'],
  [/\bapolog(?:y|ies|etic)\b|\bsorry\b/i, 'apologize'],
  [/\binvit(?:ation|e)s?\b/i, 'invite them'],
  [/\bremind(?:er)?s?\b/i, 'remind them'],
  [/\bcongratulat(?:ion|ions|ory)\b/i, 'congratulate them'],
  [/\bwelcom(?:e|ing)\b/i, 'welcome them'],
  [/\bhappy new year\b|\bnew year(?:['’]s)?\b/i, 'wish them a happy new year'],
  [/\bchristmas\b/i, 'wish them a merry Christmas'],
]
