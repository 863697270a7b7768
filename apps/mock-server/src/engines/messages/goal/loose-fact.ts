import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { factOfThem } from './fact-of-them'
import { isPeople } from './people-words'
import { saysItself } from './says-itself'
import { speaksToWriter } from './speaks-to-writer'
import { toldAs } from './read-statement'
import { startsWithVerb } from './verbs'
import { sentenceOf } from './sentence-of'
import { ofWork } from './words-of-work'
import { toThem } from './to-them'
import { withArticle } from './with-article'

/** What a scrap of a goal tells of what is offered beside the facts of a pitch, as a sentence: “Customers: Wise, Monzo”, “They can cancel any month”. */
export function looseFact(text: string): string | undefined {
  const plain = text.trim().replace(/[\s.,;:!]+$/, '')
  if (plain === '' || plain.endsWith('?') || countWords(plain) > mostWords || speaksToWriter(plain)) return undefined
  return (
    ofCustomers(plain) ??
    asItStands(plain) ??
    sought(plain) ??
    wanted(plain) ??
    factOfThem(plain) ??
    linked(plain) ??
    coded(plain) ??
    speakers(plain) ??
    then(plain) ??
    available(plain) ??
    sent(plain) ??
    praised(plain) ??
    canDo(plain) ??
    possible(plain) ??
    listedFact(plain) ??
    told(plain) ??
    (ofWork.test(plain) ? undefined : saysItself(plain))
  )
}

const mostWords = 30

/** “Customers: Wise, Monzo”, “clients include Wise and Monzo” */
function ofCustomers(text: string): string | undefined {
  const [, who = '', names = ''] =
    /^(?:(?:our|some|happy)\s)?(customers|clients|users|references|partners|guests)(?:\s?:|\sinclude|\sare)\s(\p{Lu}.*)$/iu.exec(
      text,
    ) ?? []
  const all = names.split(/,\s+(?:and\s+)?|\s+and\s+|\s&\s/)
  if (names === '' || !all.every((name) => /^\p{Lu}[\p{L}\p{N}.&'’ -]{1,40}$/u.test(name) && countWords(name) <= 5))
    return undefined
  const [last = '', ...others] = all.toReversed()
  const listedNames = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
  const role = /^references$/i.test(who) ? 'customers' : who.toLowerCase()
  return `Our ${role} include ${listedNames}.`
}

/** “Looking for long-term orders” */
function sought(text: string): string | undefined {
  const [, what = ''] = /^looking\sfor\s(?!(?:to|forward)\b)(\S.{3,60})$/i.exec(text) ?? []
  return what === '' || ofWork.test(what) || ofOthers.test(what) ? undefined : sentenceOf(`we are looking for ${what}`)
}

/** “We'd like to book a stand at their fair”, “want to quote for their next project” */
function wanted(text: string): string | undefined {
  const [, who = 'we', deed = ''] =
    /^(?:(we|i)(?:(?:['’]d|\swould)\s(?:like|love)|\swant)|want)\sto\s((?:book|rent|join|visit|order|exhibit|speak|quote|bid|cooperate|apply|sponsor|support|use|learn|contribute|take part|supply|serve|stock|equip|partner|team up|work together|collaborate|(?:write|publish|do|make|film|run)(?=\san?\s(?:[\p{L}-]+\s){1,4}?(?:about|on|with)\s(?:them|their)\b))\s\S.{2,80})$/iu.exec(
      text,
    ) ?? []
  return deed === '' || ofWork.test(deed) ? undefined : sentenceOf(toThem(`${who} would like to ${deed}`))
}

/** Facts that need no other words. */
function asItStands(text: string): string | undefined {
  return plainFacts.some((fact) => fact.test(text)) && !ofWork.test(text) && !ofOthers.test(text)
    ? sentenceOf(text)
    : undefined
}

const plainFacts: readonly RegExp[] = [
  // “Decision until the end of January”
  /^(?:the\s)?(?:decisions?|answers?|orders?|registration|sign-?up|entries|applications?|bids?)\s(?:is\s|are\s)?(?:due\s)?(?:until|by|before|from)\s\S.{2,50}$/i,
  // “New this year: free entry to all talks”
  /^new(?:\sthis\s(?:year|season|month)|\sin\s\d{4})?:\s\S[^:;]{3,80}$/i,
  // “Pictures on request”, “Recording for all who sign up”
  /^(?!send\b)(?:[\p{L}-]+\s){1,3}on request$/iu,
  /^(?:an?\s|the\s|free\s)?(?:recordings?|slides|snacks|drinks|lunch|food|coffee|certificates?|handouts?)\s(?:for|at|afterwards)\b(?!.*\bthem\b).{0,60}$/i,
  // “Deadline Sunday”
  /^(?:the\s)?(?:deadline|closing date|last day)(?:\sis|:)?\s(?:on\s|this\s|next\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i,
  // “The state pays 30% until the end of the year”
  /^(?:the|our|my|an?)\s(?:[\p{L}-]+\s){1,3}?(?:pays?|covers?|doubles?|refunds?|funds?|guarantees?)\s\S.{1,80}$/iu,
  // “The union announced a strike”
  /^the\s(?:[\p{L}-]+\s){1,2}?(?:announced|introduced|raised|cut|increased|lowered|closed|cancelled|changed|confirmed)\s(?:an?|the|its|all|new)\s\S.{2,60}$/iu,
  // “Contact persons stay the same”
  /^(?:(?:the|our|all|your)\s)?(?:[\p{L}-]+\s){0,3}?[\p{L}-]+\s(?:stays?|remains?)\s(?:the same|unchanged|as (?:it|they) (?:is|are)|free|open|in place|valid)\b.{0,50}$/iu,
  // “Those who cannot come can vote by letter”
  /^(?:those|anyone|everyone|whoever|everybody|people)\s(?:who\s)?(?:\S+\s){1,6}?(?:can|may|will|gets?|pays?|receives?|needs? no)\s\S.{3,70}$/iu,
  // “It would help us win a tender”
  /^(?:it|that|this)\swould\s(?:help|mean|make|save|allow|let)\s(?:us|me|our|a lot)\b.{0,70}$/i,
  // “First season at half price”
  /^(?:the\s)?first\s(?:[\p{L}-]+\s){1,2}?(?:at|for)\s(?:half|\d|no\s)\S?.{1,30}$/iu,
  // “Discount for groups of ten”
  /^(?:(?:an?\s|\d+ ?%\s)?(?:discounts?|reductions?|special prices?|group rates?))\s(?:for|from|on|with)\s\S.{2,50}$/i,
  // “Many still pay old prices”
  /^(?:many|most)\s(?:still|already|now|even)\s(?:pay|use|have|lose|work|do|print|write|rely)\s\S.{3,60}$/i,
  // “Many people asked for it”
  /^(?:many|lots of|some|several|most)\s(?:people|customers|users|clients|readers|members|of you)\s(?:have\s)?(?:asked|wished|told|wanted|voted|waited)\b.{0,60}$/iu,
  // “First consultation costs nothing”
  /^(?:(?:the|our|an?|each|every|all)\s)?(?:[\p{L}-]+\s){1,3}?(?:costs?\snothing|(?:is|are)\s(?:on us|at no cost|at no charge))$/iu,
  // “Delivered daily”
  /^(?:delivered|shipped|made|baked|roasted|grown|tested|certified|printed|produced|installed|cooked|picked|hand-?made)\s\S.{1,60}$/i,
]

/** “Link: https://acme.io/bf” */
function linked(text: string): string | undefined {
  const [, label = '', link] =
    /^(?:(?:the|our|add the|use the|include the|here is the)\s)?(link|website|web ?site|page|shop|details|more|info|more info|registration|sign-?up|demo|booking|calendar)(?:\s(?:link|page))?(?:\s?:|\sis|\sat)\s((?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?)$/iu.exec(
      text,
    ) ?? []
  const [, film = '', at] = sentLink.exec(text) ?? []
  if (at !== undefined) return `You will find ${film} at ${at}.`
  const [, seen, where] = examples.exec(text) ?? []
  if (where !== undefined) return `You will find ${seen ?? ''} at ${where}.`
  if (link === undefined) return undefined
  return /^(?:registration|sign-?up|demo|booking|calendar)$/i.test(label)
    ? `You will find the ${label.toLowerCase()} page at ${link}.`
    : `You will find more at ${link}.`
}

/** “Send a link to the demo video: acme.com/demo” */
const sentLink =
  /^(?:send|add|include|share|give)\s(?:them\s)?(?:an?|the)\slink\sto\s((?:the|our)\s[\p{L}\s-]{3,40}?)\s?[:,]\s?((?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?)$/iu

/** “Look at examples at acme.io” */
const examples =
  /^(?:look at|see|find|check out|view|show)\s((?:(?:our|the|some|more)\s)?(?:[\p{L}-]+\s)?(?:examples?|references|details|prices|photos|pictures|portfolio|work|reviews|projects|dates|menu|catalogue|programme))\s(?:at|on|under|here:?)\s((?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?)$/iu

/** “Use code BF30” */
function coded(text: string): string | undefined {
  const [, code, rest = ''] =
    /^(?:(?:use|with|mention|enter|tell them to use)\s)?(?:the\s)?(?:(?:discount|promo|voucher)\s)?code\s(\S{2,20})((?:\s(?:for|at|to|until|by|on)\s.{2,50})?)$/i.exec(
      text,
    ) ?? []
  return code === undefined ? undefined : `The code is ${code}${toThem(rest)}.`
}

/** “Explain that from 2027 trucks need smart tachographs”: it is told as it stands. */
export function saidThat(text: string): string | undefined {
  const [, said = ''] =
    /^(?:also\s)?(?:explain|say|mention|stress|highlight|point out|emphasi[sz]e|(?:tell|remind) (?:them|people)|let them know)\s(?:also\s)?(?:that\s|(?=(?:we|our|it|there)\s))(\S.{8,})$/i.exec(
      text,
    ) ?? []
  const told = toThem(said)
  return said === '' || ofOthers.test(told)
    ? undefined
    : told
        .split(/,?\s+and\s+that\s+/i)
        .map(sentenceOf)
        .join(' ')
}

/** “After that 0.9% per payment” */
function then(text: string): string | undefined {
  const [, joint = '', price = ''] =
    /^((?:after|before) (?:that|this)|later|then),?\s(?:it (?:is|costs)\s|only\s)?([€$£]?\d.{1,50})$/i.exec(text) ?? []
  return price === '' ? undefined : sentenceOf(`${joint} it is ${price}`)
}

/** “Recording available for those who can't come” */
function available(text: string): string | undefined {
  return /^(?!we\b|they\b|i\b)(?:[\p{L}-]+\s){1,4}available(?:\s(?:for|in|from|at|on|within|all)\s.{2,60})?$/iu.test(
    text,
  ) && !ofWork.test(text)
    ? sentenceOf(text)
    : undefined
}

/** “Demo at their site possible” */
function possible(text: string): string | undefined {
  const [, what = '', where = ''] =
    /^(?:an?\s)?((?:[\p{L}-]+\s)?(?:demo|visit|trial|test|delivery|pick-?up|installation|tour|tasting|viewing))(\s(?:at|in|on|by|from|before|after)\s[^,;:]{2,40})?\s(?:is\s)?possible$/iu.exec(
      text,
    ) ?? []
  return what === '' ? undefined : sentenceOf(toThem(`${withArticle(what.toLowerCase())}${where} is possible`))
}

/** “Send the programme on request” */
function sent(text: string): string | undefined {
  const [, what = ''] = /^(?:we\s)?send\s(?:them\s)?(.{3,50}?)\son request$/i.exec(text) ?? []
  const named = /^(?:the|our|an?)\s/i.test(what) ? what : `the ${what}`
  return what === '' ? undefined : `We send ${named} on request.`
}

/** “Vegetarian, cooked in 10 minutes, no chef needed”, “Certificates the same day” */
export function listedFact(text: string): string | undefined {
  const parts = text.split(/,\s+(?:and\s+)?/)
  const isTold = parts.some((part) =>
    /\d|\b(?:(?:two|three|four|five|six|ten|twelve)\s|each|no|same|the same day|in one place|included|needed|free|guaranteed|provided|every|all|any|by us)\b/i.test(
      part,
    ),
  )
  return isTold && parts.every(isScrap) ? sentenceOf(text) : undefined
}

/** “Certified translators”, “Transcripts overnight” */
function praised(text: string): string | undefined {
  const isPraise =
    /^(?:certified|experienced|native|trained|qualified|insured|licensed|dedicated|fixed|transparent|flexible)\s[\p{L} -]{3,40}$|^[\p{L} -]{3,40}\s(?:overnight|worldwide|on site|in stock|by hand)$/iu.test(
      text,
    )
  return isPraise && !ofWork.test(text) && !startsWithVerb(text) ? sentenceOf(text) : undefined
}

/** “Find a stolen trailer in minutes”, “Send a drawing and get a quote the same day”: what whoever buys it can do */
function canDo(text: string): string | undefined {
  const isDeed =
    /^(?:find|see|track|save|cut|plan|order|print|sign|check|send|upload|scan|bring|start|switch)\s(?:us\s)?(?:an?|the|your|their|every|all|any|up to|over|\d)\b.*\s(?:in (?:minutes|seconds|one (?:click|day|place)|an? (?:hour|day)|\d+ \p{L}+|half the time)|and (?:get|receive|have)\s.+)$/iu.test(
      text,
    )
  return isDeed && !ofWork.test(text)
    ? sentenceOf(`you can ${toThem(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)}`)
    : undefined
}

/** “Speakers from DHL and Maersk” */
function speakers(text: string): string | undefined {
  const isNamed =
    /^(?:\d+\s|two\s|three\s|guest\s|great\s)*(?:speakers?|guests?|panell?ists?|experts?|talks?|food|drinks|live music|q&a)\s(?:from|by|with|are|include)\s\S.{2,80}$/i.test(
      text,
    )
  return isNamed && !ofWork.test(text)
    ? sentenceOf(
        /\s(?:are|include)\s/i.test(text) ? text : `there will be ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      )
    : undefined
}

/** “New EU rules apply from January” */
function told(text: string): string | undefined {
  return ofWork.test(text) || ofOthers.test(text) ? undefined : toldAs(text)
}

const longestScrap = 9
/** “Max 12 people”, “in Frankfurt” */
const limited =
  /^(?:(?:mostly|mainly|most of them)\s[\p{L} -]{3,40}|(?:max|min)(?:imum)?\.?\s\d+\s(?:people|persons|participants|guests|places|seats)|\d+\s\p{L}+\s(?:min|max)(?:imum)?|in\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?|cancel any(?:time|\s\p{L}+))$/iu

/** “40 exhibitors”, “ten startups” */
const countOf = /^(?:(?:up to|for|max|about|over)\s)?(?:\d+|two|three|four|five|six|ten|twelve|twenty)\s\p{Ll}+$/iu

/** “Drivers speak English” */
const spoken = /\bspeak\s\p{Lu}\p{Ll}+$/u

function isScrap(part: string): boolean {
  if (limited.test(part)) return true
  return (
    countWords(part) <= longestScrap &&
    !startsWithVerb(part) &&
    (!isPeople(part) || countOf.test(part)) &&
    !ofWork.test(part.replace(spoken, '')) &&
    !ofOthers.test(part) &&
    !/^(?:and|or|but|if|when|for|about|to|in|on|at|by|within|after|before|until|only|not|max|budget|deadline|please|then|what|how|why|who|where|which|whether)\b/i.test(
      part,
    )
  )
}

const ofOthers = /\b(?:they|them|theirs?|he|she)\b/i
