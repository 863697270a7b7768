import { timeQuestion } from '../question-for'
import { readAsk } from './asks'
import { askedToCall } from './asked-to-call'
import type { ClosingCall } from './closing-call'
import { closingRequest } from './closing-request'
import { inProperCase } from './in-proper-case'
import { deedNoun } from './is-about-detail'
import { isAskAlone } from './is-ask-alone'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { partnershipWish } from './read-partnership'
import { readRemark } from './read-remark'
import { toThem } from './to-them'
import { withArticle } from './with-article'
import { upperFirst } from '../upper-first'

/** What a goal ends with in looser words: “Suggest a trial class”, “Book an intro call”, “Soft CTA: worth a chat?” */
export function closingWish(sentence: string, isFirst = false): ClosingCall | undefined {
  const text = inProperCase(
    sentence
      .trim()
      .replace(/[\s.!]+$/, '')
      .replace(lead, ''),
  )
  return (
    partnered(text) ??
    worded(text) ??
    known(text) ??
    reached(text) ??
    sentTo(text) ??
    put(text) ??
    toldUs(text) ??
    wished(text) ??
    addressOf(text) ??
    dateOf(text) ??
    sentIf(text) ??
    sentAlong(text) ??
    closingRequest(text) ??
    met(text) ??
    shownIn(text) ??
    shown(text) ??
    replied(text) ??
    timed(text) ??
    forPurpose(text) ??
    seen(text) ??
    (isFirst && !/^offer\s\d/i.test(text) ? undefined : (invited(text) ?? given(text)))
  )
}

const lead = /^(?:(?:please|then|and|finally|also)\s+)+/i

/** “We would like to partner with you” */
function partnered(text: string): ClosingCall | undefined {
  const wish = partnershipWish(text)
  return wish === undefined ? undefined : { ...wish, isOwn: true }
}

/** “CTA: worth a chat?” is asked as it stands. */
function worded(text: string): ClosingCall | undefined {
  const [, asked] = labelled.exec(text) ?? []
  return asked === undefined
    ? undefined
    : { question: upperFirst(asked.replace(/^worth\s/i, 'Would that be worth ')), isOwn: true }
}

const labelled =
  /^(?:(?:soft|clear|single|main|closing)\s+)?(?:cta|call to action|ask|question)\s*[:=]\s*["“]?([^?:"”]{3,90}\?)["”]?$/i

/** “I want to know whether they are hiring right now” */
function known(text: string): ClosingCall | undefined {
  const [, doubt = ''] = wondered.exec(text) ?? []
  const question = doubt === '' ? undefined : readRemark(`ask whether ${doubt}`)?.question
  return question === undefined ? undefined : { question, isOwn: true }
}

const wondered =
  /^(?:(?:i|we)\s+)?(?:(?:want|would like|need|wish|am trying|are trying)\s+to\s+)?(?:know|find out|check|hear|learn|ask(?:\s+them)?)\s+(?:if|whether)\s+(they\s\S.{2,90})$/i

/** “Ask them to call Maria on 0171 2345678” */
function reached(text: string): ClosingCall | undefined {
  const [, deed] = reaching.exec(text) ?? []
  if (deed !== undefined) return { question: `Could you ${toThem(deed)}?`, isOwn: true }
  const question = askedToCall(text)
  return question === undefined ? undefined : { question, isOwn: true }
}

const reaching =
  /^(?:ask|get|tell|invite)\s+(?:them|people|everyone|(?:[\p{L}-]+\s+){0,3}?\p{L}+s)\s+to\s+((?:call|phone|ring|contact|e-?mail|text|message|write to)\s+(?!us$|me$|you$)\S.{1,70})$/iu

/** “Ask where to send them”, which are the samples. */
function sentTo(text: string): ClosingCall | undefined {
  const [, thing = ''] =
    /^ask(?:\sthem)?\swhere\s(?:to|we\s(?:can|may|should))\s(?:send|ship|post|deliver)\s(them|it|one|the\s\p{L}+)$/iu.exec(
      text,
    ) ?? []
  return thing === '' ? undefined : { question: `Where may we send ${thing.toLowerCase()}?`, isOwn: true }
}

/** “Would a call make sense?” is put as it stands. */
function put(text: string): ClosingCall | undefined {
  const said = /^(?:is|are)\stheir\s/i.test(text) ? toThem(text) : text
  return /^(?:would|is|are|do|does|can|could|may|shall|how about|have|any|who|when)\s.{3,80}\?$/i.test(said) &&
    !/\b(?:they|them|their|i)\b/i.test(said)
    ? { question: said, isOwn: true }
    : undefined
}

/** “Ask them to say how many will come” */
function toldUs(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^ask\s(?:them|people|everyone)\sto\s(?:say|tell\s(?:us|me)|let\s(?:us|me)\sknow)\s((?:how|who|what|when|where|which|if|whether)\s.{3,70})$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Could you tell us ${toThem(what)}?`, isOwn: true }
}

/** “We would love to send a free idea for their product” */
function wished(text: string): ClosingCall | undefined {
  const [, who = '', verb = '', what = ''] =
    /^(?:(we|i)(?:['’]d|\swould)|would)\s(?:love|like|be (?:happy|glad|pleased))\sto\s(send|show|offer|give|make|build|draft|design)\s(?:them\s|you\s)?((?:an?|our|the|some|two|three|one|\d+)\s[^,;:]{4,70})$/i.exec(
      text,
    ) ?? []
  return what === ''
    ? undefined
    : { question: `May ${/^i$/i.test(who) ? 'I' : 'we'} ${verb.toLowerCase()} you ${toThem(what)}?`, isOwn: true }
}

/** “Ask for their address”: whither it may be sent. */
function addressOf(text: string): ClosingCall | undefined {
  return /^ask(?:\sthem)?\sfor\s(?:their|an?|the)\s(?:postal\s|delivery\s|company\s|office\s)?address$/i.test(text)
    ? { question: 'To which address may we send it?', isOwn: true }
    : undefined
}

/** “Ask for a date”, “ask for a date for the demo” */
function dateOf(text: string): ClosingCall | undefined {
  const [, what] =
    /^ask(?:\sthem)?\sfor\s(?:an?|some)\s(?:date|day)s?\sfor\s((?:the|our|an?)\s[^,;:]{3,40})$/i.exec(text) ?? []
  if (what !== undefined) return { question: `When would ${toThem(what)} suit you?`, isOwn: true }
  return /^ask(?:\sthem)?\sfor\s(?:an?|their|the|two|three|some|possible)\s(?:possible\s|preferred\s|good\s)?(?:date|day)s?$/i.test(
    text,
  )
    ? { question: 'Which day would suit you?', isOwn: true }
    : undefined
}

/** “Send the list if they are interested” */
function sentIf(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^(?:send|offer to send)\s(?:them\s)?((?:our|the|an?|some)\s(?!.*\b(?:e-?mails?|messages?|link)\b)[^,;:]{3,60}?)\s(?:to (?:whoever|everyone who|those who|anyone who) (?:repl(?:y|ies)|answers?|responds?|is interested|are interested)|if they (?:are interested|want|like|wish|would like|ask))(?:\s(?:it|to see it|one|them))?$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `May I send you ${toThem(what)}?`, isOwn: true }
}

/** “Send them our checklist” */
function sentAlong(text: string): ClosingCall | undefined {
  const [, what = ''] =
    /^(?:send|give)\s(?:(?:them|people)\s(?=(?:our|the|an?|some)\s)|(?=an?\s[^,;:]{3,30}\s(?:for testing|to try)$)|(?=an?\s(?:free\s|first\s)?(?:sample(?:\sbox)?|brochure|catalogue|test kit)$)|(?:them\s)?(?=(?:free\s)?(?:samples|photos|pictures|prices|references|examples|sketches)\b))((?!.*\b(?:e-?mails?|messages?|link)\b)[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `May I send you ${toThem(what)}?`, isOwn: true }
}

/** “I'd like to meet marketing managers in Vienna for a coffee” */
function met(text: string): ClosingCall | undefined {
  const [, where = '', what = ''] =
    /^(?:i|we)(?:['’]d|\swould)?\s(?:like|love|want|hope)\sto\smeet\s(?:[\p{L}-]+\s){0,4}?[\p{L}-]+(\sin\s\p{Lu}[\p{L}-]+)?\s(?:for|over)\s(an?\s(?:short\s|quick\s)?(?:coffee|lunch|drink|chat|breakfast|beer|tea))$/iu.exec(
      text,
    ) ?? []
  return what === '' ? undefined : { question: `Would you have time for ${what}${where}?`, isOwn: true }
}

/** “Show it in a webinar on 3 March” */
function shownIn(text: string): ClosingCall | undefined {
  const [, thing = '', where = ''] =
    /^(?:show|present|demo)\s(it|them|this)(?:\sto\s(?:them|people))?\s(in\s(?:an?|our|one)\s.{4,60})$/i.exec(text) ??
    []
  return where === ''
    ? undefined
    : { question: `May I show ${/^them$/i.test(thing) ? 'them' : 'it'} to you ${where}?`, isOwn: true }
}

/** “Ask for a visit to measure the yard”, “book a call to see if we could help them” */
function forPurpose(text: string): ClosingCall | undefined {
  const [, what = '', purpose = ''] =
    /^(?:ask(?:\sthem)?\sfor|book|arrange|schedule)\s((?:an?|the)\s(?:[\p{L}\d-]+\s){0,3}?(?:calls?|meetings?|visits?|demos?|appointments?|chats?|conversations?|talks?))\s((?:to|at|in|with|about|on)\s[^,;:]{3,90})$/iu.exec(
      text,
    ) ?? []
  if (what === '') return undefined
  const seeing = /^to\s(?:see|check|find out|discuss)\s/i.test(purpose)
  return {
    question: seeing
      ? `Would you have time for ${toThem(`${what} ${purpose}`)}?`
      : `Would ${toThem(`${what} ${purpose}`)} suit you?`,
    isOwn: true,
  }
}

/** “Show how others saved 18%” */
function shown(text: string): ClosingCall | undefined {
  const [, how = ''] =
    /^(?:show|explain|demonstrate)\s(?:(?:to\s)?(?:them|people)\s)?(how\s(?!they\b)\S.{6,80})$/i.exec(text) ?? []
  return how === '' ? undefined : { question: `May I show you ${toThem(how)}?`, isOwn: true }
}

/** “Ask them to book a first clean by replying to this email” */
function replied(text: string): ClosingCall | undefined {
  const [, deed = ''] =
    /^ask\s(?:them|people)\sto\s((?:book|order|reserve|get|claim|join|request)\s\S.{3,60}?)\sby\s(?:replying|answering|responding|writing back)(?:\sto\s(?:this|the|my|our)\s(?:e-?mail|mail|message))?$/i.exec(
      text,
    ) ?? []
  return deed === ''
    ? undefined
    : { question: `Would you like to ${toThem(deed)}? Just reply to this message.`, isOwn: true }
}

/** “Suggest a call on Tuesday”, “Book an intro call” */
function timed(text: string): ClosingCall | undefined {
  const [, all = '', day = ''] = times.exec(text) ?? []
  const time = all.replace(/^(?:some|more|\d+)\s(?!min)/i, '')
  // “Our rail slots” are sold, and no time of ours.
  if (time === '' || /^(?:our|my|their)\s/i.test(time)) return undefined
  if (day !== '') return { question: `Would ${withArticle(time)}${day} suit you?`, isOwn: true }
  const question = isAskAlone(time) ? timeQuestion(readAsk(time)) : undefined
  return { question: question ?? `When would ${withArticle(time)} suit you?`, isOwn: question === undefined }
}

const times =
  /^(?:suggest|propose|offer|book|arrange|schedule|set up|get|request|ask(?:\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)?\sfor|aim for|goal:|ask them to book|invite them (?:to|for))\s+((?:an?\s|(?:some|more|\d+)\s)?(?:[\p{L}\d-]+\s){0,3}?(?:calls?|meetings?|chats?|appointments?|viewings?|tours?|(?:site\s)?visits?|demos?|slots?|consultations?))(\s(?:on\s\p{L}+day|next\s\p{L}+|this\s\p{L}+|in\s(?:the\s)?(?:next\s(?:two|three|few|\d)\s(?:days|weeks)|new year|january|february|march|april|may|june|july|august|september|october|november|december)|tomorrow)(?:\s(?:morning|afternoon|at\s\S+(?:\s[ap]m)?))?)?(?:\s(?:with|for\sour)\s[^,;:]{3,50})?$/iu

/** “Would like to show it on their own data” */
function seen(text: string): ClosingCall | undefined {
  const [, where] =
    /^(?:propose|suggest|offer|invite them to|arrange)\s(?:an?\s)?visit(?:ing)?\s((?:to|at|of|in)\s(?:an?|our|the|one)\s[^,;:]{3,70})$/i.exec(
      text,
    ) ?? []
  return where === undefined
    ? undefined
    : { question: `Would you be interested in a visit ${toThem(where.replace(/^of\s/i, 'to '))}?`, isOwn: true }
}

/** “Invite them”, to what was told of before. */
function invited(text: string): ClosingCall | undefined {
  const [all, guest] =
    /^invite\s(?:them|people|everyone|everybody)(?:\s(?:all|along|to (?:it|come|join|attend|be there|take part)(?:\s(?:along|us|in|with us))?))?(?:(?:\sand|,?\swith|\splus)\s(an?\s(?:colleague|guest|partner|friend|team ?mate)|(?:their|some)\s(?:colleagues|partner|team|guests|families|family)))?$/i.exec(
      text,
    ) ?? []
  if (all === undefined) return undefined
  return { question: `May we count on you${guest === undefined ? '' : ` and ${toThem(guest)}`}?`, isOwn: true }
}

/** “Offer 10 loggers for a month for free”, “Suggest a trial class” */
function given(text: string): ClosingCall | undefined {
  const [, verb = '', all = ''] =
    /^(offer|suggest|propose|promise|give|send(?=\s(?:them\s)?(?:an?|the)\s.*\bfree\b))\s+(?:them\s+)?(.{4,90})$/i.exec(
      text,
    ) ?? []
  if (all === '' || /^(?:to|that|how|whether|if)\s/i.test(all) || isAskAlone(all)) return undefined
  const said = toThem(withoutReceiver(all.replace(receivers, ''))).replace(/\bthemselves$/, 'yourself')
  const what = /^\d/.test(said) || (/^offer$/i.test(verb) && deedNoun.test(said)) ? said : asNounPhrase(said)
  if (what === undefined || ofOthers.test(what)) return undefined
  return /^(?:suggest|propose)$/i.test(verb)
    ? { question: `Would ${what} be of interest to you?`, isOwn: true }
    : {
        note: `We can ${/^send$/i.test(verb) ? 'send' : 'offer'} you ${what}.`,
        question: 'Would that be of interest to you?',
        isOwn: true,
      }
}

/** “A free copy to HR directors who like to read” */
function withoutReceiver(what: string): string {
  const [, thing = what, whom = ''] = /^(.{4,60}?)\sto\s([^,;:]{3,60})$/i.exec(what) ?? []
  return whom !== '' && isPeople(whom) ? thing : what
}

/** “Offer companies a fixed rate” */
const receivers = /^(?:[\p{L}-]+\s){0,2}?\p{L}{3,}s\s(?=(?:an?|our|the|free|\d+\s?%)\s?)/iu
const ofOthers = /\b(?:they|them|theirs?)\b/i
