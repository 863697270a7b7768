import { asActivity, inBaseForm, startsWithActivity } from '../as-activity'
import { askNouns, eventNouns, readAsk, type Ask } from './asks'
import { lowerFirst } from '../lower-first'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { readFact } from './read-fact'
import { asSentence, readNote } from './read-note'
import { readPlainly } from './read-plainly'
import { readRemark } from './read-remark'

/** What one clause of a goal says. */
export interface ReadClause {
  /** Something of the sender's own. */
  readonly offer?: string | undefined
  /** What it is about otherwise. */
  readonly topic?: string | undefined
  /** What it may be about, where nothing is said to be. */
  readonly loose?: string | undefined
  readonly audience?: string | undefined
  readonly ask?: Ask | undefined
  /** A sentence about whoever is written to. */
  readonly remark?: string | undefined
  /** What they are asked, as a sentence. */
  readonly question?: string | undefined
  /** What they are told beside what it is about, as a sentence. */
  readonly note?: string | undefined
  /** It is said as it stands, and is about nothing else. */
  readonly isPlain?: boolean | undefined
  /** It is news of the sender's own, as it stands in the note. */
  readonly isTold?: boolean | undefined
  readonly subject?: string | undefined
}

/** “it's free” */
const noted: Rule = (text) => {
  const note = readNote(text) ?? readFact(text)
  return note === undefined ? undefined : { note }
}

/** The first rule that knows how a clause is built reads it. */
export function readClause(text: string): ReadClause {
  for (const rule of rules) {
    const read = rule(text)
    if (read !== undefined) return read
  }
  return {}
}

type Rule = (text: string) => ReadClause | undefined

/** `Audience: heads of growth` */
const labelled: Rule = (text) => {
  const [, label, rest = ''] = /^(?:our )?([a-z ]{2,20}?) ?[:=]\s*(.+)$/i.exec(text) ?? []
  if (label === undefined) return undefined
  if (/^(?:audience|target(?: audience)?|recipients|persona|icp|whom?|to)$/i.test(label))
    return { audience: rest.trim() }
  if (/^(?:offer|product|pitch|proposal|value|thing|service|solution)$/i.test(label)) return offered(rest)
  if (/^(?:ask|cta|call to action|next step|action|want|wanted)$/i.test(label))
    return { ...asked(rest), ask: readAsk(rest) }
  return readClause(rest.trim())
}

/** “They should book a call”, “ask them for feedback on our pricing” */
const wished: Rule = (text) => {
  const [, who = '', should] =
    /^(they|he|she|recipients|readers|[\p{L} ]{3,40}?)\s+(?:should|must|need to|can|could|will|would|are to|have to|shall|may)\s+(?:just\s+|please\s+|then\s+|be\s+)?(.+)$/iu.exec(
      text,
    ) ?? []
  if (should !== undefined && (/^(?:they|he|she|recipients|readers)$/i.test(who) || isPeople(who)))
    return { ...withAudience(who, asked(should)), ask: readAsk(should) }
  // “I want CTOs to try it”, “we need meetings with dentists”
  const needed = /^(?:we|i)(?:'d)?\s+(?:need|want|would like|like|would love)\s+(.+)$/i.exec(text)?.[1]
  if (needed !== undefined) return moved(`get ${needed}`) ?? booked(`get ${needed}`)
  const [, whom, what] = /^ask(?:ing)?\s+(?:(.+?)\s+)?(?:for|to|if|whether)\s+(.+)$/i.exec(text) ?? []
  if (what === undefined) return undefined
  const audience = whom !== undefined && isPeople(whom) ? whom : undefined
  return { ...withAudience(audience, asked(what)), ask: readAsk(what) }
}

/** “Book demos of our new pricing”, “get meetings with founders” */
const booked: Rule = (text) => {
  const pattern = new RegExp(
    `^(?:book|arrange|schedule|set up|get|win|land|secure|request|propose|suggest|agree on|generate|drive|fill|collect|gather|have|obtain|start|organi[sz]e|line up|have)\\s+(?:(?!about|for|with|of|to)[\\p{L}\\p{N}%'-]+\\s+){0,5}?(${askNouns})(?![\\p{L}-])(.*)$`,
    'iu',
  )
  const [, noun, rest = ''] = pattern.exec(text) ?? []
  if (noun === undefined) return undefined
  const minutes = /\b(\d{1,3}) ?-?min(?:ute)?s?\b/i.exec(text)?.[1]
  const question = minutes === undefined ? undefined : `Would you have ${minutes} minutes for a call next week?`
  return { ...asked(`a ${noun}${rest}`), ask: readAsk(noun), question }
}

/** “Get them to try our audit”, “convince heads of growth that they lose money on freight”, “invite founders to our webinar” */
const moved: Rule = (text) => {
  const [, verb = '', rest = ''] =
    /^(get|have|let|motivate|encourage|nudge|convince|persuade|move|push|bring|win|invite|remind|show|tell|inform|teach|educate|inspire|urge|entice|pitch)\s+(.+)$/i.exec(
      text,
    ) ?? []
  for (const joints of [clauseJoints, nounJoints]) {
    for (const { index, 0: around, 1: joint = '' } of rest.matchAll(joints)) {
      const whom = rest.slice(0, index)
      const what = rest.slice(index + around.length)
      if (!isPeople(whom) && !/^(?:invite|convince|persuade)$/i.test(verb)) continue
      const read = movedTo(joint, what)
      const isAsked = /^invite$/i.test(verb) || /\bto\b|^for$/i.test(joint)
      const isTold = /^that$/i.test(joint) && /^(?:tell|inform|remind|show)$/i.test(verb)
      return {
        ...withAudience(whom, read),
        ask: isAsked ? readAsk(what) : undefined,
        note: isTold ? asSentence(what) : undefined,
        isTold: isTold && /^(?:our|we)\b/i.test(what) ? true : undefined,
      }
    }
  }
  return undefined
}

const clauseJoints = /\s+(to come to|to join|to attend|over to|to|for|that|why|how|about)\s+/gi
const nounJoints = /\s+(of|on|into|with)\s+/gi

function movedTo(joint: string, what: string): ReadClause {
  if (/^(?:that|why)$/i.test(joint)) return claimed(what)
  if (/^how$/i.test(joint)) return manner(what)
  return /^(?:about|of|on)$/i.test(joint) ? about(what) : asked(what)
}

/** “We offer a freight audit”, “offer growth leaders our freight audit”, “sell route planning to retailers” */
const offering: Rule = (text) => {
  const own =
    /^(?:we|i|our (?:company|team|product|service|platform|software|tool))\s+(?:\w+ly\s+|also\s+|now\s+|currently\s+|can\s+|will\s+)?(?:offers?|sells?|provides?|supply|supplies|makes?|builds?|built|produces?|delivers?|runs?|have|has|do|launch(?:ed)?|introduced?|develop(?:ed)?|created?|manufactures?|design|(?:are|am) (?:launching|offering|selling|introducing|building|presenting|releasing|opening|hosting|running|organi[sz]ing|developing|promoting))\s+(.+)$/i.exec(
      text,
    )?.[1]
  const given =
    own ??
    /^(?:offer|sell|provide|supply|introduce|present|pitch|promote|launch|announce|advertise|market|demo|showcase|recommend|propose|suggest|deliver|show|teach|give|resell|upsell|share)\s+(.+)$/i.exec(
      text,
    )?.[1]
  return given === undefined ? undefined : offered(given)
}

/** “highlight 14-day free trial” */
function highlighted(text: string): ReadClause | undefined {
  const what = /^(?:highlight|emphasi[sz]e|stress)\s+((?!that\b|their\b|how\b).+)$/i.exec(text)?.[1]
  if (what === undefined) return undefined
  return offered(/^(?:our|the|an?)\s/i.test(what) ? what : `our ${what}`)
}

/** “Our freight audit finds overcharges” */
const praised: Rule = (text) => {
  if (!/^(?:our|the)\s/i.test(text)) return undefined
  const read = claimed(text)
  return read.offer === undefined ? undefined : read
}

/** “Help sales teams close more deals”, “our product cuts energy use” */
const helped: Rule = (text) => {
  const [, does = ''] =
    /^(?:we|it|our (?:company|product|service|platform|software|tool|solution|app|system))\s+(.+)$/i.exec(text) ?? []
  const done = inBaseForm(does)
  if (startsWithActivity(done)) return { loose: activity(done) }
  const own =
    /^(?:we|our (?:company|product|service|platform|software|tool))\s+(help\w*|enables?|lets?|allows?)\s+(.+)$/i.exec(
      text,
    )
  const rest = own?.[2] ?? /^(?:help|enable|allow|let)\s+(.+)$/i.exec(text)?.[1]
  if (rest === undefined) return undefined
  const words = rest.split(/\s+/)
  for (let end = 1; end <= Math.min(words.length - 1, 8); end += 1) {
    const whom = words.slice(0, end).join(' ')
    const does = words
      .slice(end)
      .join(' ')
      .replace(/^to\s+/i, '')
    if (isPeople(whom) && startsWithActivity(does)) return { audience: audienceOf(whom), loose: activity(does) }
  }
  return startsWithActivity(rest) ? { loose: activity(rest) } : {}
}

/** “Increase demo bookings from retailers”: what the sender counts is nothing to tell of. */
const measured: Rule = (text) => {
  const [, what, rest = ''] =
    /^(?:increase|grow|boost|drive|generate|raise|improve|build|get|win|maximi[sz]e|scale|expand)\s+(?:\p{L}+\s+){0,2}?((?:demo |trial )?(?:bookings?|sign-?ups?|registrations?|leads?|demos?|meetings?|pipeline|attendance|awareness|traffic|relationships?|reply rates?|open rates?))\b(.*)$/iu.exec(
      text,
    ) ?? []
  if (what === undefined) return undefined
  const whom = /^\s+(?:with|from|among|at|by)\s+(.+)$/i.exec(rest)?.[1]
  return {
    audience: whom !== undefined && isPeople(whom) ? audienceOf(whom) : undefined,
    ask: readAsk(what) ?? bookedBy(what),
  }
}

function bookedBy(what: string): Ask | undefined {
  return /demo/i.test(what) ? 'demo' : undefined
}

/** “Write to founders about our audit”, “reach CFOs with a free audit” */
const reached: Rule = (text) => {
  const [, rest] =
    /^(?:(?:we|i)\s+(?:are\s+|am\s+)?)?(?:writ(?:e|ing)|reach(?:ing)?|talk(?:ing)?|speak(?:ing)?|contact(?:ing)?|target(?:ing)?|approach(?:ing)?|e?-?mail(?:ing)?|messag(?:e|ing)|engag(?:e|ing)|find|connect(?:ing)?|follow(?:ing)? up|go(?:ing)? after|re-?engag(?:e|ing)|meet|call|serve|work)\s+(?:out\s+)?(?:to\s+|with\s+)?(.+)$/i.exec(
      text,
    ) ?? []
  if (rest === undefined) return undefined
  const [, whom = rest, joint, what = ''] =
    /^(.+?),?\s+(about|regarding|concerning|with(?=\s+(?:our|an?|the|my)\s)|offering|selling|promoting|introducing|pitching|presenting|to offer|to sell|to pitch|to promote|to introduce|to present|to discuss|to talk about|to ask for|to ask|to book|to invite them to|and invite them to|for(?=\s+(?:our|an?)\s))\s+(.+)$/i.exec(
      rest,
    ) ?? []
  const audience = isPeople(whom) ? audienceOf(whom) : undefined
  if (joint === undefined) return audience === undefined ? undefined : { audience }
  if (/ask|book|invite|^for$/i.test(joint)) return { ...withAudience(audience, asked(what)), ask: readAsk(what) }
  const isOffer = /offer|sell|pitch|promot|introduc|present|with/i.test(joint)
  return withAudience(audience, isOffer ? offered(what) : about(what))
}

/** “… about cold chains”, “feedback on our pricing”, “a demo of our tool”, “… offering a free audit” */
const mentioned: Rule = (text) => {
  const found =
    /\b(?:about|regarding|concerning|on the (?:topic|subject) of|to discuss|interested in|curious about)\s+(?!\d+\s+\p{L}+s\b)(.+)$/iu.exec(
      text,
    )?.[1]
  if (found !== undefined) return { ...about(found), ask: readAsk(text.slice(0, text.length - found.length)) }
  const opinion = /\b(?:feedback|opinions?|views?|input|thoughts) (?:on|of)\s+(.+)$/i.exec(text)?.[1]
  if (opinion !== undefined) return { ...about(opinion), ask: 'feedback' }
  const shown =
    /\b(?:demos?|demonstrations?|trials?|pilots?|previews?|samples?|presentations?|tours?|launch|walk-?throughs?) of\s+(.+)$/i.exec(
      text,
    )?.[1]
  if (shown !== undefined) return { ...offered(shown), ask: readAsk(text) }
  const pushed =
    /\b(?:offering|selling|promoting|introducing|pitching|presenting|announcing|to (?:offer|sell|pitch|promote|introduce|present))\s+(.+)$/i.exec(
      text,
    )?.[1]
  return pushed === undefined ? undefined : offered(pushed)
}

/** “Who needs a freight audit?” */
const wanted: Rule = (text) => {
  const what =
    /^(?:who|do|does|would|whether|if|they|our (?:customers|clients|prospects)|[\p{L}\s]{3,40}?(?=\s+(?:need|want|could use|are looking)))\b.*?\b(?:needs?|wants?|looking for|benefits? from|could use|use|would like)\s+(.+)$/iu.exec(
      text,
    )?.[1]
  if (what === undefined) return undefined
  const topic = /^to\s/i.test(what) ? undefined : asNounPhrase(what)
  return { topic }
}

/** “Heads of growth at SaaS companies, a free freight audit, book a call” */
const listed: Rule = (text) => {
  const parts = text.split(/,\s+/)
  if (parts.length < 2) return undefined
  const audience = parts.find((part) => isPeople(part))
  const askFor = parts.find((part) => isAskAlone(part))
  if (audience === undefined && askFor === undefined) return undefined
  const others = parts.filter((part) => part !== audience && part !== askFor)
  const offer = others
    .map((part) => asNounPhrase(part.replace(/^(?:and|or)\s+/i, '')))
    .find((each) => each !== undefined)
  return { audience: audienceOf(audience), topic: offer, ask: askFor === undefined ? undefined : readAsk(askFor) }
}

/** “Increase repeat orders”, and what stands for itself: “cheaper cold storage” */
const bare: Rule = (text) => {
  if (startsWithActivity(text)) return { loose: activity(text) }
  if (isPeople(text)) return { audience: text }
  if (isAskAlone(text)) return { ask: readAsk(text) }
  const phrase = asNounPhrase(text)
  // A long one is a clause that no rule knows.
  if (phrase === undefined || text.split(/\s+/).length > longestBare) return undefined
  return toDo.test(phrase) ? undefined : { loose: lowerFirst(phrase) }
}

const longestBare = 14
const toDo = /^\S+\s+(?:our|my|your|them|us|you|him|her)\b|\s(?:to|into)\s+(?:\p{Ll}+)$/iu

const rules: readonly Rule[] = [
  readPlainly,
  readRemark,
  noted,
  highlighted,
  labelled,
  wished,
  booked,
  moved,
  reached,
  offering,
  helped,
  measured,
  praised,
  mentioned,
  wanted,
  listed,
  bare,
]

function isAskAlone(text: string): boolean {
  const plain = text.trim().replace(/^(?:and|to|please)\s+/i, '')
  return (
    new RegExp(
      `^(?:(?:book|arrange|schedule|set up|get|have|reply|join|attend|try|download|request|ask for|sign up|register|subscribe|take|do|agree to)\\b.{0,40}|(?:an?|the|one|short|quick|\\d+[- ]minutes?|free|intro(?:ductory)?|first|discovery|\\s)*${askNouns})$`,
      'i',
    ).test(plain) && readAsk(plain) !== undefined
  )
}

/** What somebody is to ask for or do, as far as it names an offer or a matter. */
function asked(text: string): ReadClause {
  const plain = text.trim()
  const [, own = 'our ', event] = events.exec(plain) ?? []
  if (event !== undefined) return { offer: asNounPhrase(`${own}${event}`), ask: 'webinar' }
  const [, ahead = '', shownThen] =
    /^(.*?)\s+to (?:show|present|introduce|offer|sell|demo|pitch|promote)\s+(.+)$/i.exec(plain) ?? []
  if (shownThen !== undefined) return withAudience(asked(ahead).audience, offered(shownThen))
  const matter =
    /\b(?:about|regarding|concerning|to discuss|to talk about|covering|to learn (?:more )?about|to hear (?:more )?about)\s+(.+)$/i.exec(
      plain,
    )?.[1]
  if (matter !== undefined) return about(matter)
  const opinion = /\b(?:feedback|opinions?|views?|input|thoughts|comments) (?:on|of|about)\s+(.+)$/i.exec(plain)?.[1]
  if (opinion !== undefined) return about(opinion)
  const [, shown] = new RegExp(`\\b${askNouns}\\s+of\\s+(.+)$`, 'i').exec(plain) ?? []
  if (shown !== undefined) return offered(shown)
  const [, joint = '', whom] =
    new RegExp(
      `\\b${askNouns}(?:\\s+(?:an?|per|each|this|next|every)\\s+\\p{L}+)?\\s+(with|at|from|for|on|to)\\s+(.+)$`,
      'iu',
    ).exec(plain) ?? []
  if (whom !== undefined) {
    if (isPeople(whom) || /^(?:with|at|from)$/i.test(joint)) return { audience: audienceOf(whom) }
    return /^(?:for|on)$/i.test(joint) && !/^(?:next|this|monday|tuesday|wednesday|thursday|friday|\d)/i.test(whom)
      ? offered(whom)
      : {}
  }
  const used =
    /^(?:try(?: out)?|use|test|buy|adopt|switch(?: over)? to|move to|upgrade to|subscribe to|sign up (?:for|to)|register for|join|attend|visit|come to|download|read|see|look at|check out|start (?:using|with)|order|purchase|consider|choose|evaluate|renew|pilot|license|pre-?order|take part in|apply for)\s+(.+)$/i.exec(
      plain,
    )?.[1]
  if (used !== undefined) return isAskAlone(`a ${used}`.replace(/^a (an?|the|our) /, 'a ')) ? {} : offered(used)
  // “our webinar on AI agents”
  const named = readAsk(plain)
  const isNamed = /^our\s/i.test(plain) || (named !== undefined && /^(?:webinar|download)$/.test(named))
  return isNamed && /^(?:our|an?|the)\s/i.test(plain) && !isAskAlone(plain) ? offered(plain) : {}
}

const events = new RegExp(
  `^((?:our|the|an?)\\s+)?((?:\\p{L}+\\s+){0,3}?${eventNouns}\\b.*?)(?:,?\\s+which is\\s.*)?$`,
  'iu',
)

/** What is offered, without whom it is offered to. */
function offered(text: string): ReadClause {
  const { whom, what } = objectsOf(text)
  const [, head = what, tail] = splitRecipient(what)
  const audience = audienceOf(whom ?? tail)
  const matter = /^(?:you|them|people|everyone)?\s*(?:more\s+)?about\s+(.+)$/i.exec(head)?.[1]
  if (matter !== undefined) return withAudience(audience, about(matter))
  const way = /^how\s+(.+)$/i.exec(head)?.[1]
  if (way !== undefined) return withAudience(audience, manner(way))
  if (/^(?:us|ourselves|me|myself|our (?:company|team|business|firm|brand))$/i.test(head)) return { audience }
  return { audience, offer: asNounPhrase(head) }
}

/** “growth leaders our freight audit”: who gets it stands before what. */
function objectsOf(text: string): { readonly whom?: string; readonly what: string } {
  const [, pronoun, rest] = /^(them|you|him|her|people|everyone)\s+(.+)$/i.exec(text) ?? []
  if (pronoun !== undefined && rest !== undefined) return { whom: pronoun, what: rest }
  for (const { index } of text.matchAll(/\s+(?=(?:our|my|an?|the|this|free|\d+)\s)/gi)) {
    const whom = text.slice(0, index)
    if (isPeople(whom) && !/\s(?:at|in|of|for|with|to|from|on)$/i.test(whom))
      return { whom, what: text.slice(index).trim() }
  }
  return { what: text }
}

/** “our overnight lane to supply chain managers”, “our tool with COOs” */
function splitRecipient(text: string): readonly [string, string, string] | readonly [] {
  const joints = [...text.matchAll(/\s+(?:to|with)\s+/gi)].toReversed()
  for (const { index, 0: joint } of joints) {
    const tail = text.slice(index + joint.length)
    if (isPeople(tail)) return [text, text.slice(0, index), tail]
  }
  return []
}

/** What stands behind “about”, which may be a clause of its own. */
function about(text: string): ReadClause {
  const [, way] = /^how\s+(.+)$/i.exec(text) ?? []
  if (way !== undefined) return manner(way)
  const phrase = asNounPhrase(text)
  if (phrase !== undefined) return { topic: phrase }
  if (startsWithActivity(text)) return { topic: activity(text) }
  return offering(text) ?? helped(text) ?? {}
}

/** “how (we) cut freight costs” is about cutting freight costs. */
function manner(text: string): ReadClause {
  const does = text.replace(/^(?:to|(?:we|they|you|our \w+)(?:\s+(?:can|could|will|would|may|might))?)\s+/i, '')
  const rest = inBaseForm(does.replace(/^(?:help|helps|let|lets)\s+(?:them|you|people|\w+s)\s+(?:to\s+)?/i, ''))
  return startsWithActivity(rest) ? { topic: activity(rest) } : {}
}

/** What somebody is to believe: “they lose money on freight” is about the cost of freight. */
function claimed(text: string): ReadClause {
  const [, goods] =
    /^(?:they|you|most of them|their \p{L}+|it)\s+.*\b(?:lose|losing|waste|wasting|spend|spending|pay|paying|overpay(?:ing)?|leave|leaving)\b.*?\s(?:on|for|in|with|at)\s+(.+)$/iu.exec(
      text,
    ) ?? []
  const isTime = /\b(?:time|hours|days|weeks)\b/i.test(text)
  const matter = goods === undefined ? undefined : asNounPhrase(goods)
  if (matter !== undefined) return { topic: `${isTime ? 'the time spent on' : 'the cost of'} ${matter}` }
  const [, needed] =
    /^(?:they|you|everyone|people|it is time to)\s+(?:really\s+)?(?:need|should have|could use|benefit from|deserve|want|should (?:buy|try|use|get|adopt)|miss)\s+(.+)$/i.exec(
      text,
    ) ?? []
  if (needed !== undefined) return /^to\s/i.test(needed) ? {} : { topic: asNounPhrase(needed) }
  const [, subject] =
    /^((?:our|the|an?)\s+.+?)\s+(?:is|are|can|will|would|has|have|saves?|helps?|makes?|works?|pays?|cuts?|reduces?|beats?|does|finds?|shows?|cuts?|lets?|gives?|keeps?|turns?|takes?|combines?|offers?|provides?|brings?|improves?|lowers?|increases?)\b/i.exec(
      text,
    ) ?? []
  return subject === undefined ? {} : { offer: asNounPhrase(subject) }
}

function activity(text: string): string | undefined {
  const doing = asNounPhrase(asActivity(text))
  return doing === undefined ? undefined : lowerFirst(doing)
}

function withAudience(whom: string | undefined, read: ReadClause): ReadClause {
  return { ...read, audience: audienceOf(whom) ?? read.audience }
}

function audienceOf(text: string | undefined): string | undefined {
  const plain = text?.trim().replace(/[.,:;!?]+$/, '')
  return plain === undefined ||
    /^(?:them|you|him|her|us|people|everyone|everybody|someone|somebody|they|he|she|recipients|readers)$/i.test(
      plain,
    ) ||
    /^(?:my|our)\s.*\b(?:teams?|company|department)$/i.test(plain)
    ? undefined
    : plain
}
