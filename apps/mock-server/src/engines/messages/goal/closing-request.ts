import type { ClosingCall } from './closing-call'
import { isAddressee } from './is-addressee'
import { namesSomebody } from './names-somebody'
import { isVerb } from './plain-verb'
import { posedDoubt } from './posed-doubt'
import { recipients } from './read-offering'
import { toThem } from './to-them'
import { upperFirst } from '../upper-first'

/** What a goal asks the reader to give, to say or to allow, in looser words: “Ask to send a sample box”, “Ask for their current broker”. */
export function closingRequest(text: string): ClosingCall | undefined {
  return (
    shownTo(text) ??
    minutesFor(text) ??
    shownHow(text) ??
    interviewed(text) ??
    askedToSend(text) ??
    offerBy(text) ??
    neededBy(text) ??
    supplierOf(text) ??
    invitedTo(text) ??
    responsibleFor(text) ??
    recommended(text) ??
    allowedFor(text) ??
    reviewed(text) ??
    signedUp(text) ??
    givenTo(text) ??
    triedBy(text) ??
    copyOf(text) ??
    termsOf(text) ??
    inTouch(text) ??
    couldDo(text) ??
    mayDo(text) ??
    wouldTest(text) ??
    inWhich(text)
  )
}

/** “I want to show them how, in 15 minutes” */
function shownHow(text: string): ClosingCall | undefined {
  const [, who = '', what = '', rest = ''] =
    /^(?:(we|i)(?:['’]d|\swould)?\s|would\s)(?:want|like|love)\sto\sshow\s(?:them|people)\s(how|it|that|this)(?:,?(\s(?:in|within|over|on)\s[^,;:]{3,50}))?$/i.exec(
      text,
    ) ?? []
  return what === ''
    ? undefined
    : { question: `May ${/^i$/i.test(who) ? 'I' : 'we'} show you ${what.toLowerCase()}${rest}?`, isOwn: true }
}

/** “Ask for ten minutes about their payroll” */
function minutesFor(text: string): ClosingCall | undefined {
  const [, time = '', about = ''] =
    /^ask(?:\sthem)?\sfor\s((?:\d{1,2}|five|ten|fifteen|twenty|thirty)\sminutes)\s(?:(?:to (?:talk|speak) )?about|on)\s([^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  const [, long = '', verb = '', what = ''] =
    /^ask(?:\sthem)?\sfor\s((?:\d{1,2}|five|ten|fifteen|twenty|thirty)\sminutes)\s(?:of their time\s)?to\s(show|explain|present|demonstrate)\s(it|this|that|them)$/i.exec(
      text,
    ) ?? []
  if (what !== '')
    return {
      question: `Would you have ${long}, so that I can ${verb.toLowerCase()} ${what.toLowerCase()} to you?`,
      isOwn: true,
    }
  return about === '' ? undefined : { question: `Would you have ${time} to talk about ${toThem(about)}?`, isOwn: true }
}

/** “Ask for an interview for my master thesis” */
function interviewed(text: string): ClosingCall | undefined {
  const [, why = ''] =
    /^ask(?:\sthem)?\sfor\san?\s(?:short\s)?interview\s((?:for|on|about)\s[^,;:]{4,70})$/i.exec(text) ?? []
  return why === '' ? undefined : { question: `May I interview you ${toThem(why)}?`, isOwn: true }
}

/** “I'd like to show it to their director in 20 minutes” */
function shownTo(text: string): ClosingCall | undefined {
  const [, who = '', what = ''] =
    /^(we|i)(?:['’]d|\swould)\s(?:love|like|be (?:happy|glad|pleased))\sto\sshow\s((?:it|this)\sto\s[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return what === ''
    ? undefined
    : {
        question: `May ${/^i$/i.test(who) ? 'I' : 'we'} show ${toThem(what).replace(/\bthem\b/i, 'you')}?`,
        isOwn: true,
      }
}

/** “Ask to send a sample box”, “ask if we may send a box” */
function askedToSend(text: string): ClosingCall | undefined {
  const [, verb = '', what = ''] =
    /^ask\s(?:them\s)?(?:to|(?:if|whether)\s(?:we|i)\s(?:may|can|could|should))\s(send|show|bring|give|leave|lend)\s(?:them\s)?((?:an?|our|some|two|three|one|\d+)\s[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `May we ${verb.toLowerCase()} you ${toThem(what)}?`, isOwn: true }
}

/** “Ask for an offer until Friday” */
function offerBy(text: string): ClosingCall | undefined {
  const [, what = '', day = ''] =
    /^ask\s(?:them\s)?for\s(an?\s(?:offer|quote|quotation|estimate|price))\s(?:until|by|before)\s([^,;:]{3,40})$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Could you send us ${what.toLowerCase()} by ${day}?`, isOwn: true }
}

/** “Ask food brands for the sizes they need” */
function neededBy(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^ask\s(?:(?:[\p{L}-]+\s){1,4}?)?for\s((?:the\s)?(?:[\p{L}-]+\s){1,3}they\s(?:need|use|want|have|sell|buy|prefer)\b[^,;:]{0,40})$/iu.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Could you tell us ${toThem(what)}?`, isOwn: true }
}

/** “Ask for their current broker” */
function supplierOf(text: string): ClosingCall | undefined {
  const [, who = ''] =
    /^ask\s(?:(?:[\p{L}-]+\s){1,3}?)?for\s(their\s(?:[\p{L}-]+\s){0,2}?(?:broker|supplier|provider|agency|carrier|partner|vendor|bank|insurer|forwarder|contractor|dealer))$/iu.exec(
      text,
    ) ?? []
  return who === '' ? undefined : { question: `Who is ${toThem(who)}?`, isOwn: true }
}

/** “Invite them to ride along on 3 May”, “invite alumni to mentor students” */
function invitedTo(text: string): ClosingCall | undefined {
  const [, whom = '', deed = ''] =
    /^[Ii]nvite\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sto\s((?!(?:our|the|an?|my|this|your|their|join|come|attend|visit)\s|(?:try|test)\s(?!(?:it|them|this)\b))\p{Ll}+\s\S[^,;:]{2,60})$/u.exec(
      text,
    ) ?? []
  if (deed === '' || !isAddressee(whom)) return undefined
  return isVerb(deed) ||
    /^\p{Ll}+\s(?:along|us)\b|^(?:mentor|coach|speak|judge|volunteer|contribute|host|pick)\s/u.test(deed)
    ? { question: `Would you like to ${toThem(deed)}?`, isOwn: true }
    : undefined
}

/** “Invite them to sign up”, “invite them to register for our course” */
function signedUp(text: string): ClosingCall | undefined {
  const [, deed = ''] =
    /^(?:invite|ask|get|encourage)\s(?:them|people|everyone)\sto\s((?:sign up|register|apply|enrol|enroll|book|join in)(?:\s(?:for|to|at|by|until|before|with)\s[^,;:]{3,60})?|book\s(?:an?\s|the\s|their\s)?(?:[\p{L}-]+\s){0,2}?(?:onboarding|training|slots?|sessions?|places?|seats?|tickets?)(?:\s[^,;:]{3,60})?)$/iu.exec(
      text,
    ) ?? []
  return deed === '' ? undefined : { question: `Would you like to ${toThem(deed)}?`, isOwn: true }
}

/** “Invite them to a free review of their newsletter” */
function reviewed(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^invite\s(?:them|people|everyone)\s(?:to|for)\s(an?\s(?:free\s|short\s|first\s|\d{1,3}[- ]minutes?\s)+(?:review|audit|check|assessment|consultation|analysis|diagnosis|estimate|measurement)\b[^,;:]{0,60})$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Would you like ${toThem(what)}?`, isOwn: true }
}

/** “Ask estate agents to recommend our movers” */
function recommended(text: string): ClosingCall | undefined {
  const [, whom = '', what = ''] =
    /^ask\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sto\s(recommend\s(?:us|our|me|my)\b[^,;:]{0,60})$/iu.exec(text) ?? []
  return what === '' || !(isAddressee(whom) || recipients.test(whom))
    ? undefined
    : { question: `Would you ${toThem(what)}?`, isOwn: true }
}

/** “Ask for the person responsible for purchasing”, “ask for the event manager” */
function responsibleFor(text: string): ClosingCall | undefined {
  const [, who = ''] = /^ask(?:\sthem)?\sfor\s((?:the|an?)\s[^,;:]{4,70})$/i.exec(text) ?? []
  return who === '' || !namesSomebody.test(who)
    ? undefined
    : { question: `Who is ${toThem(who).replace(/^an?\s/i, 'the ')}?`, isOwn: true }
}

/** “Ask if that is allowed for them” */
function allowedFor(text: string): ClosingCall | undefined {
  const [, doubt = ''] = /^ask(?:\sthem)?\s(?:if|whether)\s(.+)$/i.exec(text) ?? []
  const question = posedDoubt(doubt)
  return question === undefined ? undefined : { question, isOwn: true }
}

/** “Ask for access” */
function givenTo(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^ask(?:\sthem)?\sfor\s((?:access|permission|feedback (?:in return|afterwards|after [^,;:]{3,30})|their (?:logo|consent|approval|permission|details))(?:\sto\s[^,;:]{3,50})?)$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Would you give us ${toThem(what)}?`, isOwn: true }
}

/** “Ask for a tasting” */
function triedBy(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^ask(?:\sthem)?\sfor\s(an?\s(?:(?:short|first|free|small)\s)?(?:tasting|fitting|inspection|measurement|test (?:drive|ride|order|shift|day)|trial (?:lesson|shift|day|order)|rehearsal|workshop|assessment|survey of the site|site survey|first order)(?:\s(?:at|in|on|with)\s[^,;:]{3,50})?)$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Would ${toThem(what)} be of interest to you?`, isOwn: true }
}

/** “Ask for the slides” */
function copyOf(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^ask(?:\sthem)?\sfor\s((?:the|their|a copy of the)\s(?:[\p{L}-]+\s)?(?:slides|recording|handouts?|presentation|programme|media kit|rate card|price list|catalogue|data sheets?|manual)(?:\s(?:of|from)\s[^,;:]{3,40})?)$/iu.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Could you send me ${toThem(what)}?`, isOwn: true }
}

/** “Ask for prices and delivery times” */
function termsOf(text: string): ClosingCall | undefined {
  const [, what = ''] = asksTerms.exec(text) ?? []
  return what === ''
    ? undefined
    : { question: `Could you tell us your ${toThem(what.replace(/\b(?:their|the)\s/gi, ''))}?`, isOwn: true }
}

const terms =
  '(?:their\\s|the\\s)?(?:(?:net|list|minimum|maximum|unit|current|best|delivery|lead|payment|opening|order|lead)\\s)?(?:prices|conditions|terms|times|rates|quantities|dates|deadlines|fees|costs|availability|capacity)'
const asksTerms = new RegExp(
  `^ask\\s(?:(?:[\\p{L}-]+\\s){1,3}?)?for\\s(${terms}(?:,\\s${terms})*(?:,?\\sand\\s${terms})?)$`,
  'iu',
)

/** “Ask in which field they work now” */
function inWhich(text: string): ClosingCall | undefined {
  const [, where = '', deed = ''] =
    /^ask(?:\sthem)?\s((?:in|for|at|on|from|with|to|by)\s(?:which|what|whom)(?:\s[\p{L}-]+){0,3}?)\sthey\s(?!are\b|were\b|would\b|can\b|have\b)(\p{Ll}+(?:\s[^,;:]{2,40})?)$/iu.exec(
      text,
    ) ?? []
  return deed === '' ? undefined : { question: `${upperFirst(where)} do you ${toThem(deed)}?`, isOwn: true }
}

/** “Propose to stay in touch” */
function inTouch(text: string): ClosingCall | undefined {
  return /^(?:propose|suggest|offer|ask)\s(?:them\s)?to\s(?:stay|keep|get)\sin\stouch$/i.test(text)
    ? { question: 'Shall we stay in touch?', isOwn: true }
    : undefined
}

/** “Ask them to fill in our form by Friday” */
function couldDo(text: string): ClosingCall | undefined {
  const [, whom = '', deed = ''] =
    /^ask\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sto\s((?:fill (?:in|out)|complete|return|sign(?! up\b)|check|forward|upload|correct|approve)\s\S[^;:]{2,70})$/iu.exec(
      text,
    ) ?? []
  return deed === '' || !isAddressee(whom) ? undefined : { question: `Could you ${toThem(deed)}?`, isOwn: true }
}

/** “Propose to speak at their meetup” */
function mayDo(text: string): ClosingCall | undefined {
  const [, deed = ''] =
    /^(?:propose|suggest|offer|ask)\sto\s((?:speak|present|give a talk|host|visit|come|exhibit)\s(?!.*\sand\s)\S[^;:]{2,70})$/i.exec(
      text,
    ) ?? []
  return deed === '' ? undefined : { question: `May I ${toThem(deed)}?`, isOwn: true }
}

/** “Find companies that want to test our exoskeleton for a month” */
function wouldTest(text: string): ClosingCall | undefined {
  const [, deed = ''] =
    /^(?:find|get|win|look for)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+\s(?:that|who)\s(?:want|would like|wish)\sto\s((?:test|try|use|pilot|sell|stock|host)\s(?:our|the|an?)\s[^,;:]{3,60})$/iu.exec(
      text,
    ) ?? []
  return deed === '' ? undefined : { question: `Would you like to ${toThem(deed)}?`, isOwn: true }
}
