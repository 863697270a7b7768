import { wordsOf } from '../../../engines/sourcing/words'
import type { PeopleConditions } from './lead-request'
import { readPeople } from './read-people'

/** How somebody wants people reached. */
export interface Proceeding {
  /** Who they are, where that is said. */
  readonly people?: PeopleConditions | undefined
  /** It is what comes after something else: only then is it no order to write. */
  readonly isNext: boolean
}

/** Reads “reach the heads of sales by email” and “follow up on LinkedIn after a week”, which say nothing of what is written. */
export function readProceeding(text: string): Proceeding | undefined {
  if (writesToThem.test(text)) return { isNext: false }
  const [, verb = '', rest = ''] = begins.exec(text) ?? []
  if (verb === '') return undefined
  const isNext = /^(?:follow|remind|nudge|chase|ping|wait)/i.test(verb)
  const whom = withoutManner(rest)
  const isSaid = whom !== rest
  if (isNext) return isSaid && (whom === '' || isThem.test(whom)) ? { isNext } : undefined
  if (!isSaid) return undefined
  if (whom === '' || isThem.test(whom)) return { isNext }
  const words = wordsOf(whom)
  const { people, end } = readPeople(words)
  return people !== undefined && end === words.length ? { people, isNext } : undefined
}

/** Who is to be reached, where no more than that is said: “reach the heads of sales at Dutch retailers by email”. */
export function reachedPeople(text: string): string | undefined {
  const [, rest = ''] = reaches.exec(text) ?? []
  const whom = withoutManner(rest)
  return whom === '' || isThem.test(whom) || saysWhat.test(whom) ? undefined : whom
}

const reaches =
  /^(?:(?:please|we|i|you|should|would|to|want|like|let['’]s)[, ]+)*(?:reach(?: out)?(?: to)?|contact|approach|target|(?:write|e-?mail)(?: to)?(?!\s+(?:an?|the|some|one|two|three|\d+)\s+(?:\S+\s+){0,3}?(?:e-?mails?|messages?|sequences?|notes?)))\s+(.+)$/i
/** What they are to be told or asked. */
const saysWhat =
  /\b(?:about|regarding|concerning|that|saying|asking|offering|to (?:ask|offer|tell|thank|invite|sell|pitch|say|apologi[sz]e|remind|congratulate|introduce|show|present|see|check|find|let|inform|announce|book|discuss|promote)|with (?:an?|our|the))\b/i

const begins =
  /^(?:(?:then|and|also|finally|later|please|we|i|you|will|should|would|to|want|like)[, ]+)*(reach(?: out)?(?: to)?|contact|approach|follow[- ]?up(?: with)?|following up(?: with)?|nudge|ping|chase|wait)\b\s*(.*)$/i
/** With nothing said of what. */
const writesToThem =
  /^(?:(?:please|now|then|and|can you|could you)[, ]+)*(?:write to|e-?mail|message|contact|reach(?: out to)?|approach) (?:them(?: all)?|everyone|everybody|all of them)(?:,? please| now)?[.!]*$/i
const isThem =
  /^(?:(?:with|to) )?(?:(?:all|each|every one|those|the) (?:of )?)?(?:them|everyone|everybody|people|those|him|her|contacts|leads|prospects|rest|ones|who (?:do|did) not (?:reply|answer|respond))?$/i

/** On what channel and when, in any order. */
function withoutManner(text: string): string {
  let plain = text.replace(/[.!]+$/, '').trim()
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(manner, '').trim()
  }
  return plain
}

const number = '(?:an?|one|two|three|four|five|six|seven|ten|\\d+|a few|some|another)'
const unit = '(?:(?:business |working |week)?days?|weeks?|months?|hours?|fortnight)'
const manner = new RegExp(
  `(?:^|[,\\s]+)(?:(?:and |then |first |again |once |only |also )*(?:(?:by|via|on|over|through|per|with|using) (?:an? |the |another |their )?(?:(?:short|first|second|cold|final|last|personal) )?(?:e-?mails?|mails?|linked-?in(?: messages?)?|phone(?: calls?)?|calls?|messages?)(?: (?:and|or|then) (?:(?:by|via|on|over|through) )?(?:e-?mails?|linked-?in|phone))?|(?:(?:in|after|within|for) )?${number}(?: (?:to|or) ${number})? ${unit}(?: (?:later|after that|afterwards|after))?|(?:later|afterwards|after that|next week|then|first|again|once more|as well|too)|(?:if|when|unless|where) (?:they|there|somebody|someone|nobody|people)\\b.*))$`,
  'i',
)
