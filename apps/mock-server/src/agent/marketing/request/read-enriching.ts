import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { wordsOf } from '../../../engines/sourcing/words'
import { countAt } from './count-at'
import type { AudienceQuestion } from './audience-question'
import type { Intent } from './intent'
import { hasConditions } from './lead-request'
import { lackedKind } from './plain-requests'
import { readAudienceQuestion } from './read-audience-question'

/** “Get them enriched”; “have they been enriched?” asks something else. */
export const getsEnriched =
  /^(?:(?:please|pls|now|then|also|just)[, ]+)*(?:get|have|let['’]?s (?:get|have)|i(?:['’]d like| would like| want| need)(?: to (?:get|have))?|we (?:want|need)(?: to (?:get|have))?|(?:start|run|begin|do)(?= (?:the |an? )?enrich))\s+(?:(?!they\b|been\b|already\b)[\p{L}-]+\s+){0,5}?enrich(?:ed|ment|ing)\b/iu

export const enriches =
  /\b(?:enrich|look (?:them|him|her|it|these|those|everyone|the contacts|the accounts) up|look up|complete (?:the|their|missing)|fill in)\b|\b(?:find|get|add)\b.{0,20}\b(?:e-?mail address(?:es)?|e-?mails|phone numbers?|linkedin profiles?|linkedin)\b/i

/** Of whom something is to be looked up, and what. */
export function enrichmentOf(text: string): Intent {
  const asked = {
    what: enrichedKind(text),
    options: lookedUp(text),
    again: /\bagain\b/i.test(text),
    ...enrichedOf(text),
  }
  return { kind: 'enrich', ...asked, ...(/\bphone/i.test(text) ? { isOfPhones: true } : {}) }
}

type Some = Pick<
  Extract<Intent, { kind: 'enrich' }>,
  'first' | 'isFromEnd' | 'of' | 'isExcept' | 'but' | 'unread' | 'isUnknown'
>

function enrichedOf(said: string): Some {
  const text = said.replace(others, '')
  const lacked = missing.exec(text)?.[1]
  if (lacked !== undefined)
    return { of: { isCount: false, companies: {}, has: [{ what: lackedKind(lacked), is: false }], names: [] } }
  const [, base = '', left] = allExcept.exec(text) ?? someExcept.exec(text) ?? []
  if (left === undefined) return someOf(text)
  const counted = someOf(`enrich ${left}`)
  if (counted.first !== undefined && everybody.test(base)) return { ...counted, isExcept: true }
  const but = exceptions(left, counted)
  if (but === undefined) return { unread: left.trim() }
  return { ...(everybody.test(base) ? {} : someOf(base)), but }
}

/** “Those in Berlin and Jana Schröder” are two kinds of people, and nobody is both; nothing where any of it is not understood. */
function exceptions(left: string, { of: whole }: Some): readonly AudienceQuestion[] | undefined {
  const kinds =
    whole === undefined
      ? []
      : [whole.names.length > 0, hasConditions(whole.companies), whole.people !== undefined].filter(Boolean)
  if (whole !== undefined && kinds.length === 1 && !/\bnot\b/i.test(left)) return [whole]
  const read = left.split(listed).map((part) => someOf(`enrich ${part}`).of)
  return read.every((each) => each !== undefined) ? read : undefined
}

const listed = /\s*,\s*(?:(?:and|or|nor)\s+)?(?:not\s+)?|\s+(?:and|or|nor)\s+(?:not\s+)?/i

/** “Look up the missing email addresses” */
const missing = /^(?:\w+ ){0,3}?missing (e-?mail|phone|telephone|linked-?in)(?: \w+)?(?: please)?$/i

/** “… but not the others” says it once more. */
const others =
  /,?\s+(?:but|and)?\s*not (?:the|any) (?:others?|rest|remaining ones)\b|,?\s+(?:but|and)?\s*nobody else\b/i
/** “Everyone except the CMOs”, “all but Emil Ström” */
const allExcept =
  /^(.*\b(?:everyone|everybody|all(?: of (?:them|the \w+))?|them(?: all)?|(?:the |all )?(?:contacts|accounts|people|companies)))\s*,?\s+(?:except(?: for)?|excepting|but(?: not)?|other than|apart from|excluding|leaving out|without(?!\s+(?:an?\s+|any\s+)?(?:e-?mails?|phone|linked-?in)\b)|save for)\s+(?!only\b)(.+)$/i
/** “The Germans, apart from those in Berlin” */
const someExcept =
  /^(.*?\S)(?:\s*,?\s+(?:except(?: for)?|excepting|but not|other than|apart from|excluding|leaving out|save for)|,\s+not)\s+(?!only\b)(.+)$/i
const everybody =
  /\b(?:everyone|everybody|all(?: of (?:them|the \w+))?|them(?: all)?|(?:the |all )?(?:contacts|accounts|people|companies))(?:\s+(?:again|as well|too|please|now))*\s*$/i

function someOf(text: string): Some {
  const words = wordsOf(text)
  const at = words.findIndex(({ text: word }) => word === 'first' || word === 'last')
  const first =
    at === -1
      ? undefined
      : (countAt(words, at + 1) ??
        (/\b(?:first|last) (?:contact|account|person|company|one|lead)\b/i.test(text) ? 1 : undefined))
  if (first !== undefined) return words[at]?.text === 'last' ? { first, isFromEnd: true } : { first }
  const [, said = ''] = whom.exec(text) ?? []
  const question = readAudienceQuestion(`show me ${said.replace(lookups, ' ')}`)
  if (question === undefined) {
    const [, which] = /^(?:only |just )?the (\p{L}+) (?:ones|half|group|batch)\b/iu.exec(said) ?? []
    return which === undefined ? {} : { unread: which, isUnknown: true }
  }
  const { people, companies, names, unread = [] } = question
  // What nobody has written as a name is what is looked up.
  if (limits.test(text) && unread.length > 0 && people === undefined && !hasConditions(companies))
    return { unread: unread.join(' '), isUnknown: true }
  const isSome = unread.length === 0 && (people !== undefined || hasConditions(companies) || names.length > 0)
  return isSome ? { of: { ...question, has: [], isEnriched: undefined } } : {}
}

/** Whoever says “only”, or of which of them, does not mean everybody. */
const limits = /\b(?:only|just|group|half|batch|ones|rest of)\b/i

const whom = /\b(?:enrich(?:ed|ing|ment)?(?: of)?|look up|complete|fill in|find|get|add)\s+(?:only\s+|just\s+)?(.+)$/i
/** What is looked up, and of nobody in particular. */
const lookups =
  /\b(?:with|by|using|from|through|on)\s+(?:(?:the|their)\s+)?(?:firmographics?|linked-?in|engagements?|events?|notes?|calls?|crm|e-?mails?|(?:phone|telephone|mobile)|contact (?:data|details))\b.*$|^.*?\b(?:e-?mails?(?: address(?:es)?)?|(?:phone|telephone) numbers?|linked-?in(?: profiles?)?|data|details|information)\s+(?:of|for)\s+|\b(?:again|too|as well|now|please|first|missing)\b/gi

function enrichedKind(text: string): 'contacts' | 'accounts' | 'either' {
  if (/\b(?:accounts?|companies|firms)\b/i.test(text)) return /\bcontacts?|people\b/i.test(text) ? 'either' : 'accounts'
  return /\b(?:contacts?|people|e-?mails?|leads?|prospects?|phone|linkedin)\b/i.test(text) ? 'contacts' : 'either'
}

/** What is to be looked up, where that is named. */
function lookedUp(text: string): readonly EnrichmentOption[] {
  const named = kindsOfLookup.flatMap(([pattern, option]) => (pattern.test(text) ? [option] : []))
  // “Their email addresses and LinkedIn profiles”: addresses and numbers are known elsewhere.
  const isOfBoth = named.length === 1 && named[0] === 'LinkedIn' && ofContactData.test(text)
  return isOfBoth ? ['Firmographics', ...named] : named
}

const ofContactData = /\b(?:e-?mails?|e-?mail address(?:es)?|phones?|phone numbers?)\b/i

const kindsOfLookup: readonly (readonly [RegExp, EnrichmentOption])[] = [
  [/\bfirmographics?\b/i, 'Firmographics'],
  [/\blinked-?in\b/i, 'LinkedIn'],
  [/\bengagements?\b/i, 'Engagements'],
  [/\bevents?\b/i, 'Events'],
  [/\bnotes?\b/i, 'Notes'],
  [/\bcalls?\b/i, 'Calls'],
  [/\bvalidat(?:e|ion)\b/i, 'CRM Validation'],
]
