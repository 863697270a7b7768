import type { Advice, Intent } from './intent'

/** What would be done, where it is only asked about, or wanted at another time or on a condition. */
export function heldBack(part: string, intent: Intent, read: (text: string) => Intent): Intent {
  // “How do I save it?”
  const asked = intent.kind === 'unknown' ? asksHow.exec(part)?.[1] : undefined
  const on = asked === undefined ? undefined : adviceOn[read(asked).kind]
  if (on !== undefined) return { kind: 'advise', on }
  if (intent.kind === 'unknown' && ofEnrichingCost.test(part)) return { kind: 'advise', on: 'enrich', isOfCost: true }
  const advice = adviceOn[intent.kind]
  if (advice === undefined) return intent
  const text = part.replaceAll(/"[^"\n]*"|[“„][^”“\n]*[”“]/g, '“…”')
  if (advice === 'enrich' && ofCost.test(text)) return { kind: 'advise', on: 'enrich', isOfCost: true }
  if (asks.test(text) || (advice === 'draft' && asksAbility.test(text))) return { kind: 'advise', on: advice }
  if (advice === 'draft' || advice === 'edit') return intent
  if (advice === 'check' && isTimed(text)) return { kind: 'refuse', what: 'schedule' }
  return isTimed(text) || onCondition.test(text)
    ? { kind: 'refuse', what: advice === 'save' ? 'save-later' : 'later' }
    : intent
}

/** Whether something is to be done only if something is so: “if there are more than ten”. */
export function isCondition(part: string): boolean {
  return condition.test(part) && !isPoliteness(part)
}

/** “If you can” */
export function isPoliteness(part: string): boolean {
  return polite.test(part)
}

/** What is done at once, or changes what is kept. */
export function isDeed({ kind }: Intent): boolean {
  return ['save', 'enrich', 'check', 'overview', 'undo', 'find', 'again'].includes(kind)
}

const adviceOn: Partial<Record<Intent['kind'], Advice>> = {
  save: 'save',
  enrich: 'enrich',
  check: 'check',
  overview: 'overview',
  undo: 'undo',
  draft: 'draft',
  edit: 'edit',
}

const them = '(?:i|we|you|they|it|this|that|there|the|my|our)'
const asks = new RegExp(
  `^(?:(?:and|so|but|ok(?:ay)?|well|hmm?|now|tell me)[,\\s]+)*(?:(?:should|shall|must|may|need|would) (?:i|we)|(?:do|does|did) (?:i|we|you|they|it)(?! (?:again|now|then|please)\\b)|(?:is|are|was|were) (?:it(?! possible)|they|this|that)|has ${them}|have (?:i|we|you|they)|(?:when|why(?! (?:don['’]?t|not)\\b)|how(?! about\\b)|where|who|which)\\b|what(?! about\\b|['’]?s\\b.*\\b(?:next|now)\\b)(?: (?:does|do|would|will|is|are|happens|if|should))?\\b|what['’]s)\\b`,
  'i',
)
const asksHow =
  /^(?:(?:and|so|but|ok(?:ay)?|well|hmm?|now)[,\s]+)*(?:(?:should|shall|must|may) (?:i|we)|(?:how|when) (?:do|can|should|could) (?:i|we|you)|what (?:happens|comes|will happen|would happen) (?:when|after|once|if|as soon as) (?:i|we|you)|what (?:do|should|must|can) (?:i|we) do (?:when|after|once|as soon as) (?:i|we|you))\s+(.{3,}?)[?.!]*$/i
const asksAbility =
  /^(?:can|could|do|are) you (?:able to )?(?:also )?(?:write|draft|compose|create)(?: (?:linked-?in|e-?mail))? (?:messages|e-?mails|notes|sequences|outreach|texts?)\s*\??$/i
const ofCost = /\b(?:costs?|how expensive|how much|for free|free of charge)\b/i
/** “What does enriching cost?” */
const ofEnrichingCost =
  /\b(?:costs?|how expensive|how much|for free|free of charge|credits?)\b.*\benrich(?:ing|ments?)\b|\benrich(?:ing|ments?)\b.*\b(?:costs?|expensive|free|credits?)\b/i
const onCondition = /\b(?:(?:only |just )?(?:if|when|once|unless|until)|as long as|as soon as|provided)\s/i
const condition = /^(?:(?:but|and|only|just|then)\s+)*(?:if|when|once|unless|as soon as|in case|provided(?: that)?)\s/i
const polite =
  /^(?:(?:but|and|only|just)\s+)*(?:if|when)\s+(?:possible|you can|you could|you like|you want|you please|you have time|you are ready|that(?:['’]s| is) (?:ok(?:ay)?|fine|possible)|that works|so|not|need(?:ed)? be|necessary)\b[^,]*$/i

/** At another time than now. */
export function isTimed(text: string): boolean {
  return timed.test(text) && !forLater.test(text)
}

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const timed = new RegExp(
  `\\b(?:tomorrow|tonight|later|next (?:week|month|year|time|${day})|on (?:${day}|the (?:first|last|\\d{1,2}(?:st|nd|rd|th)|1st)\\b)|every (?!one\\b|body\\b|contact|account|compan|person|lead|row)|each (?:day|week|month|hour|morning|evening|${day})|daily|weekly|monthly|hourly|regularly|automatically|periodically|in (?:an?|two|three|\\d{1,2}) (?:minutes?|hours?|days?|weeks?|months?)|at \\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm|o['’]clock)?\\s*[.!]*$|from now on|from time to time|this (?:evening|afternoon)|once an? (?:day|week|month))\\b`,
  'i',
)
const forLater = /\bfor later\b|\bsooner or later\b/i
