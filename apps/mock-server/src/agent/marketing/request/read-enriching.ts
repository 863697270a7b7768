import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { Intent } from './intent'

/** “Get them enriched”; “have they been enriched?” asks something else. */
export const getsEnriched =
  /^(?:(?:please|pls|now|then|also|just)[, ]+)*(?:get|have|let['’]?s (?:get|have)|i(?:['’]d like| would like| want| need)(?: to (?:get|have))?|we (?:want|need)(?: to (?:get|have))?|(?:start|run|begin|do)(?= (?:the |an? )?enrich))\s+(?:(?!they\b|been\b|already\b)[\p{L}-]+\s+){0,5}?enrich(?:ed|ment|ing)\b/iu

export const enriches =
  /\b(?:enrich|look (?:them|him|her|it|these|those|everyone|the contacts|the accounts) up|look up|complete (?:the|their|missing)|fill in)\b|\b(?:find|get|add)\b.{0,20}\b(?:e-?mail address(?:es)?|e-?mails|phone numbers?|linkedin profiles?|linkedin)\b/i

/** Of whom something is to be looked up, and what. */
export function enrichmentOf(text: string): Intent {
  const asked = { what: enrichedKind(text), options: lookedUp(text), again: /\bagain\b/i.test(text) }
  return { kind: 'enrich', ...asked, ...(/\bphone/i.test(text) ? { isOfPhones: true } : {}) }
}

function enrichedKind(text: string): 'contacts' | 'accounts' | 'either' {
  if (/\b(?:accounts?|companies|firms)\b/i.test(text)) return /\bcontacts?|people\b/i.test(text) ? 'either' : 'accounts'
  return /\b(?:contacts?|people|e-?mails?|leads?|prospects?|phone|linkedin)\b/i.test(text) ? 'contacts' : 'either'
}

/** What is to be looked up, where that is named. */
function lookedUp(text: string): readonly EnrichmentOption[] {
  return kindsOfLookup.flatMap(([pattern, option]) => (pattern.test(text) ? [option] : []))
}

const kindsOfLookup: readonly (readonly [RegExp, EnrichmentOption])[] = [
  [/\bfirmographics?\b/i, 'Firmographics'],
  [/\blinked-?in\b/i, 'LinkedIn'],
  [/\bengagements?\b/i, 'Engagements'],
  [/\bevents?\b/i, 'Events'],
  [/\bnotes?\b/i, 'Notes'],
  [/\bcalls?\b/i, 'Calls'],
  [/\bvalidat(?:e|ion)\b/i, 'CRM Validation'],
]
