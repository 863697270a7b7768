import { timeQuestion } from '../question-for'
import { readAsk } from './asks'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isAskAlone } from './is-ask-alone'
import { toThem } from './to-them'

/** What a pitch is to end with. */
export interface ClosingCall {
  readonly question: string
  /** What is promised before it is asked. */
  readonly note?: string | undefined
  /** It says more than what kind of answer is wanted, which is lost where only that is asked. */
  readonly isOwn: boolean
}

/** “Ask them to reply with their part list”, “CTA: get a quote”, as it is asked of whoever is written to. */
export function closingCall(sentence: string): ClosingCall | undefined {
  const text = inProperCase(
    sentence
      .trim()
      .replace(/[\s.!]+$/, '')
      .replace(lead, ''),
  )
  const labelled = text.replace(label, '')
  return (
    offered(text) ??
    shown(text) ??
    onDay(text) ??
    wanted(text) ??
    toBook(text) ??
    next(text) ??
    doneBy(deedOf(text) ?? (labelled === text ? '' : labelled.replace(lead, '')))
  )
}

const lead = /^(?:(?:please|then|and|finally|also|to)\s+)+/i
const label = /^(?:cta|call to action|next step|ask|action|goal)\s*[:=]\s*/i

/** What they are to do. */
function deedOf(text: string): string | undefined {
  const [, whom = '', deed] = asked.exec(text.replace(label, '')) ?? []
  if (deed !== undefined && isAddressee(whom)) return deed
  return should.exec(text)?.[1]
}

const asked =
  /^(?:(?:i|we)(?:['’]d| would)?\s+(?:want|like|love)\s+|(?:want|would like)\s+)?(?:ask|get|invite|encourage|motivate|convince|(?<=(?:want|like|love)\s))\s*(\S+(?:\s\S+){0,3}?)\s+to\s+(.+)$/i
const should = /^they\s+should\s+(.+)$/i

function doneBy(deed: string): ClosingCall | undefined {
  const [, sent] = replies.exec(deed) ?? []
  if (sent !== undefined)
    return { question: `Would you send us ${toThem(sent)}? A short reply is enough.`, isOwn: true }
  const [, given] = /^send us\s+((?:an?|the|one|two|three|some)\s[^,;:]{3,50})$/i.exec(deed) ?? []
  if (given !== undefined) return { question: `Would you send us ${toThem(given)}?`, isOwn: true }
  const [, got = ''] = getsSent.exec(deed) ?? []
  if (got !== '') return { question: `May I send you ${got}?`, isOwn: true }
  const free = tried(deed)
  if (free !== undefined) return { question: free, isOwn: true }
  const time = isAskAlone(deed.replace(booking, '')) ? timeQuestion(readAsk(deed)) : undefined
  if (time !== undefined) return { question: time, isOwn: false }
  return does.test(deed) && !ofOthers.test(toThem(deed))
    ? {
        question: `Would you like to ${toThem(deed)}?`,
        isOwn: visits.test(deed) || /\S\.\p{L}{2,}(?:\/\S*)?$/u.test(deed),
      }
    : undefined
}

const replies =
  /^(?:reply|respond|answer|write back|get back(?: to us)?)\s+with\s+((?:their|your|the|an?)\s[^,;:]{3,60})$/i
const getsSent =
  /^(?:get|request|receive|ask for|order)\s+((?:an?|the|our)\s+(?:(?:free|quick|short|fixed|no-obligation|personal|printed|new)\s+)*(?:quotes?|quotations?|estimates?|offers?|price lists?|catalogues?|brochures?|samples?|sample box(?:es)?|proposals?)(?:\s+(?:of|for)\s[^,;:]{3,40})?)$/i
const booking = /^(?:book|schedule|arrange|get|set up|request|have|join)\s+/i
const does =
  /^(?:visit|come (?:to|by|and)|try|test|sign up (?:for|to|at|on|here)|subscribe to|register (?:for|at|on)|join|book|order|reserve|apply (?:for|at|to)|download|see|stop by|switch to|attend|watch|renew|upgrade|extend|pick an?|choose|come for|start|taste|meet us|use|buy|purchase|rent|lease|hire|get an?|request (?:an?|our|the))\s+\S/i
const visits = /^(?:renew|upgrade|extend|visit|pick|choose|come for|come (?:to|by|and)|stop by|taste|meet us)\s/i
const ofOthers = /\b(?:they|them|theirs?|he|she)\b/i

/** “Try our coffee machines for free for 2 weeks” */
function tried(deed: string): string | undefined {
  const [, order = '', thing = '', long = ''] =
    /^(try|test|use)\s+((?:our|the|an?|my)\s[^,;:]{3,60}?)\s+(?:for free|free of charge)(\s+for\s+[^,;:]{3,30})?$/i.exec(
      deed,
    ) ?? []
  return thing === '' ? undefined : `Would you like to ${order.toLowerCase()} ${thing}${long}, free of charge?`
}

/** “Offer them a free test day” */
function offered(text: string): ClosingCall | undefined {
  const [, gift] =
    /^(?:offer|give|promise)\s+(?:them|people|everyone|everybody)\s+((?:an?|the|one|two|three|\d+)\s+[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return gift === undefined || ofOthers.test(gift) || isAskAlone(gift)
    ? undefined
    : { note: `We can offer you ${gift}.`, question: 'Would that be of interest to you?', isOwn: true }
}

/** “Would like to show them how in 15 min” */
function shown(text: string): ClosingCall | undefined {
  const [, how = '', minutes] =
    /^(?:(?:i|we)(?:['’]d| would)?\s+)?(?:(?:would\s+)?(?:like|want|love)\s+to\s+)?show\s+(?:them|people)\s+((?:how|what)(?:\s(?:it|that|this)\s\p{L}+)?)\s+in\s+(?:only\s+|just\s+)?(\d{1,3})\s?-?min(?:ute)?s?$/iu.exec(
      text,
    ) ?? []
  return minutes === undefined
    ? undefined
    : {
        question: `Would you have ${minutes} minutes next week, so that I can show you ${how.toLowerCase()}?`,
        isOwn: true,
      }
}

/** “Ask for their next shipment”: it is what somebody hopes for, and nothing that can be sent. */
function next(text: string): ClosingCall | undefined {
  const [, what] =
    /^ask(?:\s(?:them|him|her))?\s+for\s+their\s+((?:next|first|upcoming|current|planned)\s+(?:[\p{L}-]+\s+)?(?:shipments?|orders?|projects?|events?|loads?|transports?|bookings?|jobs?|moves?|part(?:y|ies)|trips?|deliver(?:y|ies)|containers?|pallets?|orders?|print runs?|translations?|campaigns?))$/iu.exec(
      text,
    ) ?? []
  return what === undefined ? undefined : { question: `Would you give us a chance with your ${what}?`, isOwn: true }
}

/** “Invite them to a demo on Thursday at 3 pm” */
function onDay(text: string): ClosingCall | undefined {
  const [, kind = '', day] =
    /^(?:invite|ask)\s(?:them|people|everyone)\s(?:to|for)\s(?:an?|our)\s(?:short\s|quick\s|free\s)?(call|meeting|demo|chat|visit|coffee)\s((?:on\s|next\s|this\s|tomorrow)[^,;:]{0,40})$/i.exec(
      text,
    ) ?? []
  return day === undefined ? undefined : { question: `Would a ${kind.toLowerCase()} ${day} suit you?`, isOwn: true }
}

/** “Book an inspection” */
function toBook(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^(?:book|order|reserve|schedule)\s((?:an?|their|the)\s(?!.*\b(?:calls?|meetings?|demos?|chats?|visits?|appointments?|slots?)\b)[^,;:]{3,50})$/i.exec(
      text,
    ) ?? []
  return what === '' || isAskAlone(what)
    ? undefined
    : { question: `Would you like to book ${toThem(what)}?`, isOwn: true }
}

/** “Want to show it to CFOs”, “want to book meetings with shop owners” */
function wanted(text: string): ClosingCall | undefined {
  const [, it] = /^(?:(?:i|we)\s)?(?:want|would like|hope)\sto\sshow\s(it|them)\sto\s\S/i.exec(text) ?? []
  if (it !== undefined) return { question: `May I show ${it.toLowerCase()} to you?`, isOwn: true }
  const [, time] =
    /^(?:(?:i|we)\s)?(?:want|would like|hope|need)\sto\s(?:book|get|arrange|schedule|set up)\s(?:some\s|an?\s|more\s)?(calls?|meetings?|demos?|visits?)(?:\swith\s[^,;:]{3,50})?$/i.exec(
      text,
    ) ?? []
  const question = timeQuestion(readAsk(time === undefined ? '' : `a ${time.replace(/s$/, '')}`))
  return question === undefined ? undefined : { question, isOwn: true }
}
