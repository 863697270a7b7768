import { startsWithActivity } from '../as-activity'
import { activityPhrase } from './activity-phrase'
import { readAsk } from './asks'
import { asidesOf } from './asides-of'
import { audienceOf, withAudience } from './audience-of'
import type { ClauseRule, ReadClause } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isAskAlone } from './is-ask-alone'
import { mannerOf } from './manner-of'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { asSentence } from './read-note'
import { withDetails } from './read-detail'
import { readHelp } from './read-help'

/** “We offer a freight audit”, “offer growth leaders our freight audit”, “sell route planning to retailers” */
export const readOffering: ClauseRule = (text) => {
  const [, knownTo = ''] = ofNamed.exec(text) ?? []
  if (knownTo !== '' && isPeople(knownTo)) return { audience: audienceOf(knownTo) }
  const toSomebody = offeredTo(text)
  if (toSomebody !== undefined) return toSomebody
  // “We make returns painless for shops”
  if (madeSo.test(text)) {
    const made = asSentence(inProperCase(text))
    return made === undefined ? undefined : { note: made }
  }
  const own =
    /^(?:we|i|our (?:company|team|product|service|platform|software|tool))\s+(?:\w+ly\s+|also\s+|now\s+|currently\s+|can\s+|will\s+)?(?:offers?|sells?|provides?|supply|supplies|makes?|builds?|built|produces?|delivers?|runs?|have|has|do|launch(?:ed)?|introduced?|develop(?:ed)?|created?|manufactures?|design|(?:are|am) (?:launching|offering|selling|introducing|building|presenting|releasing|opening|hosting|running|organi[sz]ing|developing|promoting))\s+(.+)$/i.exec(
      text,
    )?.[1]
  const given =
    own?.replace(madeByUs.test(text) ? /^an?\s/i : /^$/, 'our ') ??
    /^(?:offer|sell|provide|supply|introduce|present|pitch|promote|launch|announce|advertise|market|demo|showcase|recommend|propose|suggest|deliver|show|teach|give|resell|push(?=\s(?:our|the|my)\s)|up-?sell|cross-?sell|share)\s+(?!of\b)(.+)$/i.exec(
      text,
    )?.[1]
  // Whoever supplies their canteen does not offer it.
  if (given === undefined || /^(?:supply|serve|equip|stock)\s+their\s/i.test(text)) return undefined
  // “We deliver twice a week”
  if (own !== undefined && howOnly.test(own)) {
    const said = asSentence(inProperCase(text))
    return said === undefined ? undefined : { note: said }
  }
  const { offer, note } = asidesOf(given)
  if (note !== undefined) return withNote(readOffering(text.slice(0, text.length - given.length + offer.length)), note)
  // Whoever offers a call asks whether it suits.
  if (saysOffer.test(text) && isAskAlone(given) && isTime.test(given)) return { ask: readAsk(given) }
  return saysOffer.test(text) ? { ...offered(given), isOffered: true } : offered(given)
}

/** “We sell a cleaning robot”: whoever hears of it without that sentence is told whose it is. */
const madeByUs = /^(?:we|i)\s(?:sell|make|build|built|produce|develop|developed|design|manufacture)\s/i

/** When, where or how, and nothing that is delivered. */
const howOnly =
  /^(?:once|twice|daily|weekly|monthly|every|within|on|in|at|to|from|by|until|across|all over|overnight|anywhere|everywhere|worldwide|nationwide|(?:the\s)?(?:next|same)\s(?:working\s|business\s)?day|24\/7|tomorrow|today)\b/i

const madeSo =
  /^(?:we|i)\s(?:make|keep)\s(?:[\p{L}-]+\s){1,4}?(?:painless|easy|easier|simple|simpler|fast|faster|quick|safe|safer|cheap|cheaper|affordable|fun|predictable|visible|possible|effortless|transparent|sustainable|greener|shorter|better|clean|fresh|warm|cool|dry)(?=\s(?:for|to|with|in|again|at|by)\s|$)/iu

/** “Pitch it to owners of bakeries”: what, was said before. */
const ofNamed =
  /^(?:pitch|sell|offer|promote|present|introduce|show|send|market|advertise)\s+(?:it|this|that|them)\s+to\s+(?!their\s)(.+)$/i

/** What is offered to people who are named first. */
function offeredTo(text: string): ReadClause | undefined {
  // “Offer to HR directors: health checks on site”
  const [, whom = '', thing] = /^offer\s+to\s+([^:]{3,60}):\s+(.+)$/i.exec(text) ?? []
  if (thing !== undefined && isPeople(whom)) return withAudience(whom, { offer: asNounPhrase(thing), isOffered: true })
  // “Upsell existing customers to our premium tracking”
  const [, people = '', sold] =
    /^(?:up-?sell|cross-?sell)\s+(.+?)\s+(?:to|on|with)\s+((?:our|the|an?)\s.+)$/i.exec(text) ?? []
  if (sold !== undefined && isPeople(people)) return withAudience(people, offered(sold))
  const [, verb = '', all = ''] = /^((?:we\s+)?(?:offer|give|sell))\s+(.+)$/i.exec(text) ?? []
  const { whom: buyers, what } = givenTo(all)
  return buyers === undefined
    ? undefined
    : withAudience(buyers, { ...offered(what), isOffered: /offer$/i.test(verb) || undefined })
}

/** Where nothing is offered, nothing is said beside it. */
function withNote(read: ReadClause | undefined, note: string): ReadClause | undefined {
  return read?.offer === undefined
    ? read
    : { ...read, note: [read.note, note].filter((each) => each !== undefined).join(' ') }
}

const isTime = /\b(?:call|meeting|chat|conversation)$/i
const saysOffer = /^(?:(?:we|i)\s(?:\w+\s)?)?offer\b/i

/** What those introduce who introduce themselves. */
export const ourCompany = 'our company'

/** What is offered, without whom it is offered to. */
export function offered(all: string): ReadClause {
  const { thing: text, details } = withDetails(all)
  const read = offeredPlain(text)
  if (details === undefined) return read
  return read.offer === undefined
    ? offeredPlain(all)
    : { ...read, note: [read.note, details].filter((each) => each !== undefined).join(' ') }
}

function offeredPlain(text: string): ReadClause {
  const { whom, what } = objectsOf(text.replace(/^for\s+(?=(?:our|my|the)\s)/i, ''))
  const [, head = what, tail] = splitRecipient(what)
  const audience = audienceOf(whom ?? tail)
  const matter = /^(?:you|them|people|everyone)?\s*(?:more\s+)?about\s+(.+)$/i.exec(head)?.[1]
  if (matter !== undefined) return withAudience(audience, matterOf(matter))
  const way = /^how\s+(.+)$/i.exec(head)?.[1]
  if (way !== undefined) return withAudience(audience, mannerOf(way))
  if (/^(?:me|myself)$/i.test(head)) return { audience }
  if (/^(?:us|ourselves)$/i.test(head)) return { audience, offer: ourCompany }
  const [, thing = head, does] = /^((?:our|the|an?|my)\s[^,]+),\s+(?:which|that)\s+(\p{L}+s\s.+)$/iu.exec(head) ?? []
  const offer = asNounPhrase(thing)
  const note = does === undefined || offer === undefined ? undefined : asSentence(`it ${does}`)
  return { audience, offer: note === undefined ? asNounPhrase(head) : offer, note }
}

/** “landlords” before “a free valuation” */
const isSomebody = /^(?:[\p{L}-]+\s)?(?!\p{L}*(?:ss|us|is)$)[\p{L}-]{4,}s$/u

/** “growth leaders our freight audit”: who gets it stands before what. */
function objectsOf(text: string): {
  readonly whom?: string
  readonly what: string
} {
  const [, pronoun, rest] = /^(them|you|him|her|people|everyone)\s+(.+)$/i.exec(text) ?? []
  if (pronoun !== undefined && rest !== undefined) return { whom: pronoun, what: rest }
  for (const { index } of text.matchAll(/\s+(?=(?:our|my|an?|the|this|free|two|three|four|five|six|ten|\d+)\s)/gi)) {
    const whom = text.slice(0, index)
    if (
      !whom.includes(',') &&
      !/\swith\s/i.test(whom) &&
      (isPeople(whom) || isSomebody.test(whom)) &&
      !/\s(?:at|in|of|for|with|to|from|on)$/i.test(whom)
    )
      return { whom, what: text.slice(index).trim() }
  }
  return { what: text }
}

/** “Retailers” and “extra drivers” of “offer retailers extra drivers”, where neither has an article. */
function givenTo(text: string): { readonly whom?: string; readonly what: string } {
  const [, whom = '', what = ''] = bothPlain.exec(text) ?? []
  return whom !== '' && isAddressee(whom) && asNounPhrase(what) !== undefined ? { whom, what } : { what: text }
}

const bothPlain =
  /^((?:\p{Ll}+\s){0,2}?\p{Ll}+s)\s+((?!(?:and|or|of|for|with|in|at|to|from|on|by|who|that|via|our|my|an?|the|this|free)\b)\p{Ll}.+)$/u

/** “our overnight lane to supply chain managers”, “our tool with COOs” */
function splitRecipient(text: string): readonly [string, string, string] | readonly [] {
  const joints = [...text.matchAll(/\s+(?:to|with)\s+/gi)].toReversed()
  for (const { index, 0: joint } of joints) {
    const tail = text.slice(index + joint.length)
    // “Firms with 10 to 50 employees” are the recipients, and not the employees.
    if (/^(?:(?:more than|over|at least|up to|about|around|fewer than|less than|under)\s+)?\d[\d.,]*\s/i.test(tail))
      continue
    const [, who = '', as = ''] = asWhat.exec(tail) ?? []
    if (who !== '' && isPeople(who)) return [text, `${text.slice(0, index)}${as}`, who]
    if (isPeople(tail) || (/to/i.test(joint) && isRecipient(text.slice(0, index), tail)) || /^\[[^\]]+\]$/.test(tail))
      return [text, text.slice(0, index), tail]
  }
  return []
}

/** “E-bikes to companies as a benefit” */
const asWhat = /^(.+?)(\sas\san?\s.+)$/i

/** “Our drills to carpenters”, but not “our guide to customs”. */
function isRecipient(thing: string, tail: string): boolean {
  if (leadsTo.test(thing)) return false
  const [head = ''] = tail.split(/\s(?:in|from|at|with|who|that|near|across|of)\s/i)
  return recipients.test(head)
}

export const leadsTo =
  /\b(?:guides?|access|introductions?|alternatives?|approach|solutions?|answers?|keys?|connections?|switch|upgrades?|moves?|transitions?|links?|routes?|trips?|extensions?|additions?|changes?|delivery|deliveries|shipping|freight|lane|line|flights?|transport|up|due|back|how|way|ways|it|us|them)$/i
export const recipients =
  /^(?:an?\s|the\s|all\s|other\s|some\s)?(?:[\p{L}\p{N}'’-]+\s){0,3}\p{L}*(?:ers|ors|ists|ants|ents|lords|ians|vendor|supplier|partner|[^s]ees|hosts|farms|offices|studios|shops|clubs|labs|practices|households|families|students|parents|nurses|manufacturer|company|firm|agency)$/iu

/** What stands behind “about”, which may be a clause of its own. */
export function matterOf(text: string): ReadClause {
  const [, way] = /^how\s+(.+)$/i.exec(text) ?? []
  if (way !== undefined) return mannerOf(way)
  const phrase = asNounPhrase(text)
  if (phrase !== undefined) return { topic: phrase }
  if (startsWithActivity(text)) return { topic: activityPhrase(text) }
  return readOffering(text) ?? readHelp(text) ?? {}
}
