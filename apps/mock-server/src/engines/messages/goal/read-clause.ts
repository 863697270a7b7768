import { askedFor } from './asked-for'
import { askedToCall } from './asked-to-call'
import { readAsk } from './asks'
import { audienceOf } from './audience-of'
import type { ClauseRule, ReadClause } from './clause-rule'
import { isAddressee } from './is-addressee'
import { orderParts } from './order-parts'
import { readAnswer } from './read-answer'
import { readBare } from './read-bare'
import { readBooking } from './read-booking'
import { readCallInvitation } from './read-call-invitation'
import { readCondition } from './read-condition'
import { readDecision } from './read-decision'
import { readDocument } from './read-document'
import { readEvent } from './read-event'
import { readFact } from './read-fact'
import { readGuest } from './read-guest'
import { readHelp } from './read-help'
import { readHighlight } from './read-highlight'
import { readList } from './read-list'
import { readMeasure } from './read-measure'
import { openMatter } from '../open-matter'
import { readMeetingAt } from './read-meeting-at'
import { isUntold } from './is-untold'
import { readMention } from './read-mention'
import { readMove } from './read-move'
import { readNamed } from './read-named'
import { readNeed } from './read-need'
import { asSentence, readNote } from './read-note'
import { readNounOrder } from './read-noun-order'
import { offered, readOffering } from './read-offering'
import { hasPurpose, readOrder } from './read-order'
import { readOnCall } from './read-on-call'
import { readOpenOffer } from './read-open-offer'
import { readOtherText } from './read-other-text'
import { readPlainly } from './read-plainly'
import { readPraise } from './read-praise'
import { readProof } from './read-proof'
import { addressed, readPurpose } from './read-purpose'
import { readReach } from './read-reach'
import { readRemark } from './read-remark'
import { readReply } from './read-reply'
import { readRequest } from './read-request'
import { readSeeing } from './read-seeing'
import { readShowing } from './read-showing'
import { readSought } from './read-sought'
import { readSuccess } from './read-success'
import { readSwitching } from './read-switching'
import { readTelling } from './read-telling'
import { readWonder } from './read-wonder'
import { readPromise } from './read-promise'
import { readReason } from './read-reason'
import { readVisit } from './read-visit'
import { readWhatWeDo } from './read-what-we-do'
import { readWhoWeAre } from './read-who-we-are'
import { readWish } from './read-wish'
import { stated } from './read-statement'
import { isOfThings } from './with-benefits'

/** The first rule that knows how a clause is built reads it. */
export function readClause(text: string): ReadClause {
  for (const rule of rules) {
    const read = rule(text)
    if (read !== undefined) return read
  }
  return {}
}

/** `Audience: heads of growth` */
const labelled: ClauseRule = (text) => {
  const [, label, rest = ''] = /^(?:our )?([a-z ]{2,20}?) ?[:=]\s*(.+)$/i.exec(text) ?? []
  if (label === undefined || /^reminder$/i.test(label)) return undefined
  if (/^(?:audience|target(?: audience)?|recipients|persona|icp|whom?|to)$/i.test(label))
    return { audience: rest.trim() }
  if (/^(?:offer|product|pitch|proposal|value|thing|service|solution)$/i.test(label)) return offered(rest)
  if (/^(?:ask|cta|call to action|next step|action|want|wanted)$/i.test(label))
    return { ...askedFor(rest), ask: readAsk(rest) }
  if (/^(?:main )?pain(?: points?)?$/i.test(label)) return { note: asSentence(`you may know the problem: ${rest}`) }
  return readClause(rest.trim())
}

/** “it's free” */
const noted: ClauseRule = (text) => {
  const note = readNote(text) ?? readFact(text)
  return note === undefined ? undefined : { note }
}

/** “mention the 10% discount” */
const mentioned: ClauseRule = (text) => {
  const [, given] =
    /^(?:please\s+|also\s+)*(?:send|give|include|add|attach|share|tell)\s+(?:them\s+)?((?:(?:the|our|an?|its|all|some|\d+|two|three|four|five|ten)\s|dates|prices).+)$/i.exec(
      text,
    ) ?? []
  if (given !== undefined && isUntold(given)) return { note: openMatter(given) }
  const thing =
    /^(?:please\s+|also\s+)*(?:mention|point out|note)\s+((?:the|our|an?|its)\s+(?!(?:e-?mail|message|text|tone|subject)\b)[^[\]]+)$/i.exec(
      text,
    )?.[1]
  if (thing === undefined) return undefined
  const told = stated(thing)
  if (told !== undefined && isDoing.test(thing)) return { note: told }
  // Whoever names only what is to be told has not told it.
  return { note: isUntold(thing) ? openMatter(thing) : asSentence(`I would also like to mention ${thing}`) }
}

/** Something happens: “the directive applies from June”. */
const isDoing =
  /^(?!.*\s(?:that|which|who|whose)\s).*\s(?:is|are|was|were|will|has|have|can|appl(?:y|ies)|starts?|ends?|opens?|closes?|begins?|comes?|takes?|costs?|includes?|saves?|runs?|expires?|changes?|became|won|grew|rose|fell)\s/i

/** “mention that they are cheaper”: what is offered, and not who is written to. */
const praised: ClauseRule = (text) => {
  const [, said] =
    /^(?:(?:also\s+)?(?:mention|say|point out|note|highlight|emphasi[sz]e|stress|explain)\s+(?:that\s+)?)?((?:they|it)\s.+)$/i.exec(
      text,
    ) ?? []
  if (said === undefined || !isOfThings(said)) return undefined
  const ours = said.replace(/[.]$/, '').replaceAll(/\btheir\b/gi, 'your')
  return { note: `${ours.charAt(0).toUpperCase()}${ours.slice(1)}.` }
}

/** “we can cut their fuel bill by 12%” */
const claimed: ClauseRule = (text) => {
  const note = /^we (?:can|will|could)\s.+$/i.test(text) ? asSentence(text) : undefined
  return note === undefined ? undefined : { note }
}

/** “Write to the CTOs to thank them”, “an invitation to our fair”: what it is for is what stands behind, and whom it names is no matter of it. */
const ordered: ClauseRule = (text) => {
  const order = readNounOrder(text) ?? readOrder(/^(?:an?|our|the)\s/i.test(text) ? `write ${text}` : text)
  if (order?.task === undefined) return undefined
  // “Write an email about the outage”
  const read = hasPurpose(order.task) ? readClause(order.task) : readEvent(order.task)
  return read === undefined ? undefined : addressed(read, order.addressee)
}

/** “We would like to hear what our customers think of it” asks as “ask them what they think of it” does. */
const wanted: ClauseRule = (text) => {
  const [, feedback] =
    /^(?:(?:we|i)(?:['’]d| would)?\s+)(?:like|want|need|love|appreciate|value)\s+((?:(?:some|any|their|your|honest)\s+)*(?:feedback|opinions?|input|thoughts)\b.*)$/i.exec(
      text,
    ) ?? []
  if (feedback !== undefined) return readClause(`ask them for ${feedback}`)
  const [, how = '', rest = ''] = /^(?:hear|know|learn|find out)\s+(what|how|why|whether)\s+(.+)$/i.exec(text) ?? []
  const [, whom = '', does] =
    /^(.+?)\s+((?:think|like|feel|use|want|need|expect|make|miss|would|do|are|have)\b.*)$/i.exec(rest) ?? []
  if (does === undefined || !isAddressee(whom)) return undefined
  return addressed(readClause(`ask them ${how} they ${does}`), whom)
}

/** What is to be told, and not said, is left open: “tell our customers what we changed”. */
const untold: ClauseRule = (text) => {
  const [, whom = '', what = ''] =
    /^(?:tell|explain to|show(?=\s\S+\swhat\b))\s+(.+?)\s+((?:what|why|who|how|when|where|which)\s[^:?]+)$/i.exec(
      text,
    ) ?? []
  return isAddressee(whom) && !/\babout\b/i.test(whom) ? { note: openMatter(what) } : undefined
}

/** “Ask them to call me” is no call that the sender makes. */
const calledBack: ClauseRule = (text) => {
  const question = askedToCall(text)
  return question === undefined ? undefined : { question, isPlain: true }
}

/** “Ask the head of logistics to pay” asks as “ask them to pay” does. */
const named: ClauseRule = (text) => {
  const [, verb = '', rest = ''] = /^(ask|congratulate|wish|invite|tell)\s+(.+)$/i.exec(text) ?? []
  // “Ask buyers who decides about freight” asks for a name.
  if (/^ask$/i.test(verb) && asksWho.test(rest)) return undefined
  const parts = orderParts(rest, /^tell$/i.test(verb) ? 'about' : joints)
  if (parts === undefined || parts.whom === '' || audienceOf(parts.whom) === undefined) return undefined
  const { whom, joint, matter } = parts
  return addressed(readClause(`${verb} them ${joint} ${matter}`), whom)
}

const asksWho = /^(?:[\p{L}-]+\s+){0,4}?\p{L}+s\s+who\s+(?:is|has|does|\p{L}+[^s\P{L}]s)\s/iu
const joints = 'to|for|about|on|if|whether|what|when|why|how|where|which|an?|happy|merry'

const rules: readonly ClauseRule[] = [
  calledBack,
  praised,
  readProof,
  readWhoWeAre,
  readAnswer,
  readReason,
  readPromise,
  readOpenOffer,
  readCondition,
  readDecision,
  readGuest,
  readMeetingAt,
  readCallInvitation,
  readOnCall,
  readRequest,
  readWhatWeDo,
  readShowing,
  readSeeing,
  readSwitching,
  readVisit,
  wanted,
  untold,
  readSuccess,
  named,
  ordered,
  readPurpose,
  mentioned,
  readOtherText,
  readDocument,
  readSought,
  readWonder,
  readReply,
  readTelling,
  readPlainly,
  readRemark,
  noted,
  readHighlight,
  labelled,
  readWish,
  readBooking,
  readMove,
  readReach,
  readOffering,
  readHelp,
  readMeasure,
  readPraise,
  readMention,
  readNeed,
  readList,
  readEvent,
  readNamed,
  readBare,
  claimed,
]
