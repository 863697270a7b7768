import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { isPeople } from './people-words'
import { saidThat } from './loose-fact'
import { ownSentence } from './own-sentences'
import { recipients } from './read-offering'
import { proofSentence } from './read-proof'
import { speaksToWriter } from './speaks-to-writer'
import { stated } from './read-statement'
import { startsWithVerb } from './verbs'
import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'

/** What is told of something that was named before, in sentences: “night shifts only”, “saves 20%, first call is free”. */
export function pitchFacts(text: string): string | undefined {
  const plain = text.trim().replace(/[\s.,;:!]+$/, '')
  if (plain === '' || plain.endsWith('?') || countWords(plain) > mostWords || speaksToWriter(plain)) return undefined
  return (
    saidThat(plain) ??
    ofThing(plain) ??
    proofSentence(plain) ??
    ofIt(plain) ??
    ownSentence(plain) ??
    listed(plain) ??
    fragment(plain) ??
    said(plain)
  )
}

const mostWords = 30

/** “Saves up to 20% on heating, costs 900 euro, first call is free” */
function ofThing(text: string): string | undefined {
  if (!does.test(text) || ofOthers.test(text)) return undefined
  const [does_ = '', ...rest] = text.split(/,\s+(?=(?:the\s+)?first\s)/i)
  const more = rest.map((each) => fragment(each))
  return more.some((each) => each === undefined) ? undefined : [sentenceOf(`it ${lower(does_)}`), ...more].join(' ')
}

const does =
  /^(?:saves|costs|takes|cuts|reduces|lowers|lasts|works|runs|fits|needs|includes|connects|integrates|tracks|replaces|prevents|comes|starts|ships|keeps|lets|finds|fills|pays|weighs|holds)\s/i

/** “All toys are certified” */
function said(text: string): string | undefined {
  return ofOthers.test(text) || startsWithVerb(text) || ofTexts.test(text) ? undefined : stated(text)
}

/** “It saves them 5 hours per week” is said of what was offered before. */
function ofIt(text: string): string | undefined {
  return /^it\s\p{L}+s\s/iu.test(text) && !/^it\s(?:is (?:about|for|to|important)|needs to)\b/i.test(text)
    ? sentenceOf(toThem(text))
    : undefined
}

/** “Delivery within 5 days, 10 year guarantee, from 390 euro” */
function listed(text: string): string | undefined {
  const parts = text.split(/,\s+(?:and\s+)?/)
  if (allIncluded.test(text)) return sentenceOf(text)
  return parts.length > 1 &&
    parts.every((part) => countOf.test(part) || fragment(part) !== undefined) &&
    !/\b(?:is|are)\b/.test(text)
    ? sentenceOf(text)
    : undefined
}

/** “Tips, shifts and sick days included” */
const allIncluded = /^(?!(?:we|our|they|i)\b)[\p{L}\d, -]{6,80}\s(?:are\s|is\s)?included$/iu

function fragment(text: string): string | undefined {
  // By whom it is used is nobody whom it goes to.
  if (/^(?:used|trusted|installed|approved|tested|recommended|owned|run) by\s/i.test(text)) return sentenceOf(text)
  if (/^cancel\sany\s?(?:time|day|week|month)$/i.test(text)) return sentenceOf(text)
  // Set up in minutes it is, and nobody is to set it up.
  if (/^set up in (?:\d|an?|one|two|half)\b/i.test(text)) return sentenceOf(text)
  if ([haveIt, term, takesTime].some((pattern) => pattern.test(text))) return sentenceOf(text)
  if (startsWithVerb(text) || isPeople(text) || ofTexts.test(text) || countWords(text) > mostOfFragment)
    return undefined
  const said = text.replace(/^first\s+(?=.*\s(?:is|are)\s)/i, 'the first ')
  if (isFirst.test(said)) return sentenceOf(said)
  const [, gift] = freeFirst.exec(text) ?? []
  if (gift !== undefined) return `The ${gift.toLowerCase()} is free.`
  // “No fee if they leave”: whoever leaves is not whoever pays.
  const told = leaving.test(text) ? text : toThem(text)
  if (!leaving.test(text) && ofOthers.test(told)) return undefined
  return begins.test(told) || (ends.test(told) && !ofWhom(told)) || measured.test(told) || ofNoun.test(told)
    ? sentenceOf(told)
    : undefined
}

/** “14,000 readers in plastics” */
const haveIt =
  /^(?:(?:over|more than|about|around|almost)\s)?\d[\d.,]*k?\s(?:(?:paying|monthly|active|loyal|happy|registered|daily|weekly)\s)?(?:readers|subscribers|visitors|users|followers|listeners|viewers|members|installations)\b[^,;:?]{0,50}$/i
/** “One hour a month, online” */
const takesTime =
  /^(?:(?:about|only|just|up to)\s)?(?:\d{1,3}|one|two|three|four|five|six|half an?)\s(?:hours?|days?|minutes?|weeks?|evenings?|afternoons?|mornings?|sessions?|lessons?|meetings?(?=\s(?:an?|per) (?:year|month|week|quarter)\b))\s(?:an?|per|every|each|in|on|with|of|by|over)\s(?!them\b|their\b)[^;:?]{2,60}$/i
/** “Two week trial” */
const term =
  /^(?:an?\s)?(?:(?:free|full)\s)?(?:\d{1,3}|one|two|three|four|five|six|ten|twelve)[ -](?:day|week|month|year)s?\s(?:free\s)?(?:trial|guarantee|warranty|notice|contract|delivery|pilot)(?:\speriod)?$/i
/** “6 drivers” beside “2 vans” are nobody who is written to. */
const countOf = /^\d+\s\p{Ll}+$/u
const mostOfFragment = 14
const isFirst =
  /^the first\s(?:[\p{L}\d-]+\s){1,3}(?:is|are)\s(?:free|for free|free of charge|on us|half price|included)$/iu
/** “First month free” */
const freeFirst = /^(?:the\s)?(first\s(?:[\p{L}-]+\s)?[\p{L}-]+[^s\s])\s(?:free|for free|free of charge)$/iu
const leaving =
  /^no\s[^,]*\sif they (?:leave|quit|resign|fail|break|get lost|do not (?:work|fit|arrive|stay)|don['’]t (?:work|fit|arrive|stay))\b/i
const begins =
  /^(?:(?:strictly|fully|completely|absolutely|100%) \p{Ll}+$|same \p{Ll}+s$|no limits?\b|on average [€$£]?\d|(?:native|sworn|certified|trained|qualified|licensed) \p{Ll}+ only$|no (?:win|cure|result|savings?|hire|placement), no (?:fee|pay|cost)s?$|(?:teams|groups) of (?:up to )?(?:\d|two|three|four|five|six|ten)\b|for (?:(?:up to|grades|ages|classes) )?\d|no \p{L}*(?:commission|deposit|fees?|surcharge|contract|risk)\b|nothing to (?:pay|install|sign|lose|buy)\b|no (?:fees?|costs?|contracts?|set-?up|installation|minimum|deposit|obligations?|commitment|waiting|upfront|hidden|credit card|subscription|lock-in|extra|downtime)\b|from [€$£]?\d|up to [€$£]?\d|only [€$£]?\d|starting (?:at|from) [€$£]?\d|within \d|free (?:delivery|shipping|returns?|installation|set-?up|support|cancellation|parking|samples?)\b|deliver(?:y|ies)\b|installation\b|set-?up\b|set up in\b|pick-?up\b|returns?\b|fixed price|same price|(?:night|day|weekend) shifts?\b|money back|(?:next|same)[- ]day\b|24\/7\b|made in\b|available\b|open \d)/iu
const ends =
  /\s(?:only|included|guaranteed|possible|free of charge|in stock|needed|required|paid|covered|provided|allowed|welcome)$/i
const measured =
  /^(?:(?:over|more than|about|around|up to|almost|all)\s+)?[€$£]?\d[\d.,]*\s?(?:%|percent|€|\$|£|[a-z]{1,4}(?=\s))?(?:[- ]\S+){1,11}$/i
/** “Payback in 6 years”, “minimum order 100 pieces”, “accident rate fell by 35%” */
const ofNoun =
  /^(?!(?:we|i|it|they|you|he|she|our|their|my|your|this|that|these|those|the|an?|and|or|if|when|with|for|about|to|in|on|at|by|within|after|before|until|tell|audience|target|goal|budget|deadline|max|maximum)\b)(?:[\p{L}-]+\s){1,3}?(?:(?:takes?|costs?|lasts?|starts? at|starts? from|is|are|(?:fell|rose|grew|dropped|went (?:up|down)) by|in|within|from|under|after|of|for|at|up to)\s)?(?:only\s|just\s|about\s|around\s|less than\s|up to\s|over\s)?[€$£]?\d[^?]*$/iu

/** “Offices only” says whom it goes to. */
function ofWhom(text: string): boolean {
  const named = text.replace(/\s+only$/i, '')
  return isPeople(named) || recipients.test(named) || /\p{Lu}\S*$/u.test(named)
}

/** What messages are like, and how many there are. */
const ofTexts =
  /\b(?:e-?mails?|messages?|steps?|(?<!per )words?|sentences?|follow-?ups?|sequences?|tone|style|leads?|prospects?|calls?(?! is)|meetings?|demos?|replies|lines?|paragraphs?|characters?|min(?:ute)?s? (?:calls?|demos?)|employees)\b/i
const ofOthers = /\b(?:they|them|theirs?|he|she)\b/i

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
