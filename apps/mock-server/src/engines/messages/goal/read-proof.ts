import { countWords } from '@inlay/sdk-core/contract/campaigns'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { startsWithVerb } from './verbs'

/** “Our customers recover 3% of freight cost”, “hauliers recoup 4% of their fuel”: what somebody does is a sentence, and no thing. */
export const readProof: ClauseRule = (text) => {
  const note = proofSentence(text)
  return note === undefined ? undefined : { note }
}

/** What others than the reader do, as a sentence; nothing where the words are none. */
export function proofSentence(text: string): string | undefined {
  const plain = text.trim().replace(/[\s.,;:!]+$/, '')
  if (startsWithVerb(plain)) return undefined
  // What is theirs is that of those who were served.
  if (ofServed.test(plain) && countWords(plain) <= mostWords)
    return `${inProperCase(plain.charAt(0).toUpperCase() + plain.slice(1))}.`
  const isProof =
    ofUsers.test(plain) ||
    ofCustomers.test(plain) ||
    ofOwnPeople.test(plain) ||
    ofTrade.test(plain) ||
    ofNamed.test(plain) ||
    usedBy.test(plain)
  return isProof ? asSentence(inProperCase(plain), mostWords) : undefined
}

const mostWords = 30

const many =
  '(?:(?:most|many|some|all|half|over|more than|almost|nearly|about|\\d[\\d.,]*(?: ?%| percent)?|two|three|four|five|six|ten|two thirds|three quarters)\\s+(?:of\\s+)?)*'
const customers =
  '(?:customers|clients|users|subscribers|members|guests|patients|tenants|buyers|shippers|readers|companies|firms|businesses|hospitals|schools|hotels|restaurants|retailers|clinics|warehouses|factories|bakeries|dentists|teams|agencies|practices|law firms|shops|stores|landlords|homeowners|farmers)'
const workers =
  '(?!(?:orders|offers|papers|numbers|letters|vouchers|computers|printers|trailers|containers|sensors|scanners)\\b)\\p{Ll}+(?:ers|ors|ists|ians|ants|ents|(?:oy|in|rust)ees)'
const adverbs = '(?:(?:also|now|already|still|typically|usually|often|always|even|only|\\p{L}+ly|on average)\\s+)*'
/** What stands behind somebody who is only named, what is wanted of them, and what many others want. */
const noDeed =
  '(?!(?:for|of|about|in|on|at|with|to|from|by|that|who|whose|whom|which|when|if|whether|what|why|how|where|and|or|as|an?|the|our|your|their|they|we|you|i|is|are|was|were|before|after|because|since|during|until|again|today|here|should|must|can|could|may|might|shall|will|would|ought|need to|have to|are to|know|aware|\\p{L}+ing)\\b)'
/** Of many: neither “saves” nor “loyalty” is what they do. */
const deed = `${noDeed}(?!\\p{L}*(?:[^s]s|tion|ment|ness|ity|ware)\\b)\\p{Ll}+`

/** Whoever buys from the sender is nothing that can be told about. */
const ofCustomers = new RegExp(
  `^${many}(?:(?:of\\s+)?our\\s+(?:[\\p{L}-]+\\s+){0,2}?${customers}|(?:customers|clients|users))\\s+${adverbs}${deed}\\s+\\S`,
  'iu',
)
const behind =
  '(?:their|the|an?|one|two|three|four|five|six|eight|ten|our|your|every|each|all|up to|more|less|fewer|over|around|about|on average|no|by|with|within|in|\\d|[€$£]\\d|half|twice|it|them|money|time|hours|days|\\p{L}+s)(?=\\W|\\d|$)'
const works =
  '(?:do|run|make|handle|manage|build|teach|train|speak|know|write|clean|check|plan|design|install|repair|come|visit|answer|start|bring|find)'
/** “Our drivers app” is a thing, “our drivers know every street” is none. */
const ofOwnPeople = new RegExp(
  `^our\\s+(?:[\\p{L}-]+\\s+)?${workers}\\s+${adverbs}(?:${deed}\\s+${behind}|${works}\\s+\\S)`,
  'iu',
)
const gains =
  '(?:say|report|tell us|confirm|save|cut|reduce|lower|recover|recoup|regain|win|gain|earn|get|see|spend|lose|waste|pay|use|trust|need|report|double|halve|triple|grow|ship|reach|finish|close|book|choose|prefer|avoid|cancel|rely|switched|moved|saved|recovered|gained|doubled|halved)'
const ofTrade = new RegExp(
  `^(?!(?:we|i|it|they|you|our|my|help|helping|let|have|with|for|where|how|why|what|when)\\b)${many}(?:[\\p{L}-]+\\s+){0,2}?(?:${customers}|${workers})(?:\\s+(?:in|near|around)\\s+\\p{Lu}[\\p{L}-]+)?\\s+(?:(?:that|who|which|with)\\s+(?:[\\p{L}\\d+-]+\\s+){1,3}?)?${adverbs}${gains}\\s+${behind}`,
  'iu',
)

/** “Offices that use it save about six hours a week”, “customers using it save two days” */
const ofUsers = new RegExp(
  `^(?:the\\s+)?(?:[\\p{L}-]+\\s+){0,2}?\\p{L}+s\\s+(?:(?:that|who|which)\\s+(?:use|have|bought|tried|chose|switched to|work with|worked with)|using)\\s+(?:it|us|ours|our\\s+[\\p{L}-]+)\\s+${adverbs}${gains}\\s+${behind}`,
  'iu',
)

const past =
  '(?:booked|chose|used|hired|bought|ordered|saved|cut|reduced|switched|moved|joined|trusted|tested|tried|picked|doubled|halved|lowered|raised|won|signed|visited|rated|recommended|replaced|paid|filled|avoided|gained|grew|shortened|improved|increased|use|work with|trust|love|rely on)'
/** Who was written to before, or is to be, is nobody to show. */
const noProof =
  '(?!(?:we|i|it|they|you|he|she|our|my|their|this|that|these|those|help|helping|let|have|with|for|where|how|why|what|when|if|former|past|lapsed|previous|old|people|leads?|prospects?|contacts?|visitors?|attendees|subscribers)\\b)'
/** “Companies like Google and Stripe booked us”, “NHS trusts saved 12% on agency staff” */
const ofNamed = new RegExp(
  `^${noProof}(?![^,]*,(?<!^\\p{L}+ (?:like|such as) [^,]*,))${many}(?:(?!(?:that|who|which|whom|whose|to|for|about|with|from|we|they|you|i|is|are|was|were)\\b)[\\p{L}\\p{N}&.'’-]+,?\\s+){1,9}?${adverbs}${past}\\s+(?:to\\s+|over to\\s+)?(?:us|our|it|them|up to|over|more|around|about|half|[€$£]?\\d|an? (?:day|week|month|third|quarter|hour))(?=\\W|\\d|$)`,
  'iu',
)

/** “KLM uses it” */
const usedBy =
  /^(?!(?:who|if|when|it|he|she)\b)\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:and\s)?\p{Lu}[\p{L}\p{N}&.'’-]*)*\s(?:already\s)?(?:uses?|trusts?|runs on|run on|works? with|relies on|rely on|loves?)\s(?:it|us|ours?)\b[^,;:]{0,50}$/u

/** “Teams we coached raised their prices by 12%” */
const ofServed = new RegExp(
  `^(?:the\\s+)?(?:[\\p{L}-]+\\s+){0,2}?\\p{L}+s\\s+(?:(?:that|who|whom)\\s+)?we\\s+(?:\\p{L}+ed|taught|built|ran|met|wrote)\\s+(?:for\\s+|with\\s+)?(?:\\p{L}+ed|${past}|won|saw|got|made|sold|grew|found)\\s+\\S`,
  'iu',
)
