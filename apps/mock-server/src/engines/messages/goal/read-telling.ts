import { lowerFirst } from '../lower-first'
import { readAsk } from './asks'
import type { ClauseRule, ReadClause } from './clause-rule'
import { doneByOurs } from './done-by-ours'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isPeople } from './people-words'
import { withDetails } from './read-detail'
import { asSentence } from './read-note'
import { severalSaid } from './several-do'
import { readStatement, stated, toldAs } from './read-statement'

/** News, and what only wraps it: “let them know that we moved”, “tell them to choose a new password”, “inform them”. */
export const readTelling: ClauseRule = (text) => {
  if (nothingMore.test(text)) return { isTold: true }
  return reassured(text) ?? settled(text) ?? told(text) ?? requested(text) ?? allowed(text)
}

/** “they can book a tour”, as a clause of its own */
function allowed(text: string): ReadClause | undefined {
  const note = /^they\s(?:(?:now|also|still|already)\s)*(?:can|may|get|receive|earn|pay only|only pay)\s/i.test(text)
    ? ofThem(text)
    : undefined
  return note === undefined ? undefined : { note, isTold: true }
}

const whom =
  '(?:them|him|her|people|everyone|everybody|(?:all |all of )?(?:(?:our|the|my|their|existing|current|old|loyal|former) ){0,2}(?:customers|clients|suppliers|partners|users|members|subscribers|guests|vendors|carriers|tenants|patients|visitors|readers|contacts|colleagues|employees|staff|buyers|retailers|shippers|participants|attendees|applicants|friends|donors|investors|shareholders|neighbou?rs|drivers))'

/** It is to be told, and what stands elsewhere. */
const nothingMore = new RegExp(
  `^(?:(?:just|only|simply|politely)\\s+)*(?:introduce (?:her|him|it)|(?:tell|inform|notify|update|warn|let|advise|reassure|message|e-?mail|write(?: to)?|announce|say)(?:\\s+${whom})?(?:\\s+know)?(?:\\s+(?:about\\s+)?(?:it|this|that|so|in time|early|in advance))?)$`,
  'iu',
)

const wrapping = new RegExp(
  `^(?:tell|inform|notify|update|warn|advise|let|remind|assure|reassure|calm|explain to|announce to|write to|write|message|e-?mail|point out to|give|send)\\s+${whom}(?:\\s+(?:in|at|from|of|on|with|who)\\s[^,:]{2,50}?(?=\\s+that\\s))?(?:\\s+know)?(?:\\s+\\p{L}+ly)?(?:\\s+(?:that|about it))?[:,]?\\s+(.+)$`,
  'iu',
)
const barely =
  /^(?:show(?=\s+that\b)|explain|mention|announce|say|state|note|point out|make (?:it )?clear|clarify|add|inform|communicate|stress|emphasi[sz]e|tell)(?:\s+that)?:?\s+(.+)$/iu
const assuring =
  /^(?:make sure|ensure|see to it)(?: that)? (?:they|everybody|everyone|people|(?:all )?(?:our )?(?:customers|clients|suppliers|partners|users|members)) (?:all )?(?:knows?|understands?|hears?|learns?)(?: that| about)?:?\s+(.+)$/iu
/** What they should know is told to them. */
const knowing = /^they\s+(?:should|must|need to|have to)\s+(?:know|understand|hear)(?:\s+that)?:?\s+(.+)$/iu
const giving = /^(?:give|send|include|share|add|state|mention|provide|name|attach)\s+(?:them\s+|out\s+)?(.+)$/iu

/** “Tell importers that customs codes change” */
const toSomebody =
  /^(tell|inform|notify|warn|advise)\s((?!them\b|him\b|her\b|people\b|every)(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sthat\s(.+)$/iu

function told(text: string): ReadClause | undefined {
  const [, tell = '', whom = '', matter] = toSomebody.exec(text) ?? []
  if (matter !== undefined && isAddressee(whom) && !isPeople(whom)) {
    const read = told(`${tell} them that ${matter}`)
    return read === undefined ? undefined : { ...read, audience: whom }
  }
  const direct = readStatement(text)
  if (direct !== undefined) return direct
  for (const pattern of [wrapping, barely, assuring, knowing, giving]) {
    const said = pattern.exec(text)?.[1]
    // What they do themselves is a remark, and reminders are worded as such.
    if (
      said === undefined ||
      /^remind/i.test(text) ||
      (pattern !== wrapping && /^(?:that\s+)?they\b/i.test(said) && !mayDo.test(said))
    )
      continue
    const notes = said
      .split(nextTold)
      .map((part) => part.replace(/^that\s+/i, ''))
      .map(
        (part, _, all) =>
          toldAs(part.replace(/^(?:about|of)\s+/i, '')) ??
          ofThem(part) ??
          wish(part) ??
          matterOf(part, text, all) ??
          doneByOurs(part) ??
          severalSaid(part),
      )
    if (notes.every((note) => note !== undefined)) return { note: notes.join(' '), isTold: true }
  }
  return undefined
}

const may = "(?:can|could|may|might|will|must|need to|have to|get|do not (?:need|have) to|don['’]t (?:need|have) to)\\b"

/** “… and that they can book a tour” */
const nextTold = new RegExp(
  `,?\\s+(?:and|plus|as well as)\\s+(?=(?:also\\s+)?that\\s|they\\s(?:(?:now|also|still)\\s)*(?:should\\b|${may}))|,\\s+(?=that\\s)`,
  'i',
)
const mayDo = new RegExp(`^they\\s(?:(?:now|also|still|already)\\s)*${may}`, 'i')

const gains = /^they\s(?:get|receive|earn|pay only|only pay)\s/i

/** “they can book a tour” */
function ofThem(part: string): string | undefined {
  const [, due] = /^they\s+should\s+(?!not\b)(.+)$/i.exec(part) ?? []
  if (due !== undefined) return asSentence(inProperCase(`please ${due}`))
  if (needNothing.test(part)) return 'You do not need to do anything.'
  return mayDo.test(part) || gains.test(part) ? asSentence(inProperCase(part)) : undefined
}

/** “about the strike on Friday”, and no offer. */
function matterOf(part: string, text: string, parts: readonly string[]): string | undefined {
  const what = /^(?:about|of)\s+(.+)$/i.exec(part)?.[1]
  const isInformed = parts.length > 1 || /^(?:inform|notify|let|update|advise|tell)\b/i.test(text)
  if (what === undefined || !isInformed) return undefined
  const { thing, details } = withDetails(what)
  const told = asSentence(inProperCase(`I am writing to tell you about ${thing}`))
  return told === undefined || details === undefined ? told : `${told} ${details}`
}

/** “to stop using it” */
function wish(text: string): string | undefined {
  const [, what] = /^(?:(?:not\s+)?to\s+)(.+)$/i.exec(text) ?? []
  // “To shippers why rail is better” names whom.
  if (
    what !== undefined &&
    /^(?:\p{L}+\s){1,4}?(?:what|why|how|that|when|whether)\s/iu.test(what) &&
    isPeople(what.replace(/\s(?:what|why|how|that|when|whether)\s.*$/i, ''))
  )
    return undefined
  // What is to be done is said by its verb: an invoice for a webinar is to be paid.
  if (
    what === undefined ||
    (!bidding.test(what) && readAsk(what) !== undefined && !hasWay.test(what)) ||
    (conversions.test(what) && !hasWay.test(what))
  )
    return undefined
  return asSentence(inProperCase(/^not\s/i.test(text) ? `please do not ${what}` : `please ${what}`))
}

/** How or until when it is to be done is said with it. */
const hasWay =
  /^(?:register|sign up|rsvp|apply|book)\b(?:\s+\S+){0,6}?\s+(?:(?:by|until|before)\s+(?:\d|e-?mail|phone|mail|\p{L}+day\b|the end)|(?:at|via|on)\s+\S+\.\S)|^(?:call|contact|write to|e-?mail) us\s(?:when|if|in case|at once|first|immediately)\b/iu

/** What is asked for in questions of its own. */
const conversions =
  /^(?!(?:rate|review|recommend) us\b)(?:book|buy|order(?! by)|try|upgrade|renew|extend|reactivate|donate|vote|upvote|confirm|reschedule|speak|fill in|fill out|complete|answer|take|give|recommend|introduce|join|supply|reply|respond|meet|talk|switch|purchase|consider|present|refer|rate|review|leave|write|come|visit|download|read|see|look|attend|use (?:our|a)|adopt|subscribe|sign|register|start|check out|test|evaluate|pilot|apply|choose (?:our|us))\b/i

/** “ask them to change their password”, “pay invoice 4711 by Friday” */
function requested(text: string): ReadClause | undefined {
  const asked = new RegExp(
    `^(?:ask|request|urge|nudge|advise|tell|want|remind)\\s+${whom}(?:\\s+\\p{L}+ly)?\\s+((?:not\\s+)?to\\s+.+)$`,
    'iu',
  ).exec(text)?.[1]
  if (needNothing.test(text)) return { note: 'You do not need to do anything.', isTold: true }
  const [, not = '', due] = /^they\s+(?:should|must|need to|have to|are to)\s+(not\s+)?(.+)$/i.exec(text) ?? []
  const told = asked ?? (due === undefined ? undefined : `${not}to ${due}`)
  const note = told === undefined ? undefined : wish(told)
  if (note !== undefined)
    return {
      note: /^remind/i.test(text) ? `A short reminder: ${lowerFirst(note)}` : note,
      isTold: true,
    }
  return bidding.test(text)
    ? {
        note: asSentence(inProperCase(`please ${lowerFirst(text)}`)),
        isTold: true,
      }
    : undefined
}

const needNothing =
  /^(?:(?:tell|inform|let)\s+\S+(?:\s+\S+)?\s+(?:know\s+)?(?:that\s+)?)?(?:they|(?:our\s+|the\s+|all\s+)?(?:customers|clients|users|members|people))\s+(?:(?:do not|don['’]t)\s+(?:need|have)\s+to\s+do\s+anything|(?:need to|have to|must)\s+do\s+nothing)$/i

/** What somebody is to do, said to them as it stands. */
const bidding =
  /^(?:save the date\b|(?:finish|submit)\s(?:the|your|their)\s|(?:do not|don['’]t) forget to\s|(?:pay|settle|transfer)\s+(?:the|your|their|our|invoice|all|it)\b|order (?:by|before|until)\b|use (?:it|this|these|the new)\b|(?:update|change|choose|reset) (?:your|their|the|a new)\b|come (?:by|and see|and visit|to (?:our|the))\b|send us\b|let us know\b|visit us\b|contact us\b|write to us\b|call us (?:at|on|under)\b|stop using\b|check your\b|return (?:it|the)\b|bring\s(?!back\b|them\b))/i

/** “send the slides: https://…” */
const atLink =
  /^(?:send|give|include|attach|add|tell|show)\s+(?:them\s+|him\s+|her\s+)?((?:the|our|a|how to)\s+[^:]{2,50}?)[:,]?\s+(?:at\s+)?((?:https?:\/\/|www\.)\S+)$/i

/** What is done about something that went wrong, or is no more. */
function settled(text: string): ReadClause | undefined {
  if (
    /^(?:apologi[sz]e|say (?:that )?(?:we are |we['’]re )?sorry)(?: to \S+(?: \S+)?)?(?: for (?:it|this|that))?$/i.test(
      text,
    )
  )
    return { note: 'We are sorry for this.', isTold: true }
  const instead =
    /^(?:offer|propose|suggest)\s+(?:(?:them|him|her|people|everyone|customers|clients)\s+)?(.+\s+instead|(?:an?\s+)?(?:full\s+|partial\s+|free\s+)?(?:refunds?|replacements?))$/i.exec(
      text,
    )?.[1]
  if (instead !== undefined)
    return {
      note: asSentence(inProperCase(`we can offer you ${instead}`)),
      isTold: true,
    }
  const sorry = /^(?:tell|show|let)\s+.*?how sorry we are\s+((?:about|for|that)\s.+)$/i.exec(text)?.[1]
  if (sorry !== undefined)
    return {
      note: asSentence(inProperCase(`we are very sorry ${sorry}`)),
      isTold: true,
    }
  const off = /^(?:cancel|postpone|call off)\s+(?:(?:the|our|my|their|all|this|that|\p{L}+['’]s)\s.+)$/iu.exec(
    text,
  )?.[0]
  if (off !== undefined)
    return {
      note: withReason(`we have to ${off.charAt(0).toLowerCase()}${off.slice(1)}`),
      isTold: true,
    }
  const danger = new RegExp(`^warn\\s+${whom}\\s+(?:about|of)\\s+(.+)$`, 'iu').exec(text)?.[1]
  if (danger !== undefined && stated(danger) === undefined)
    return {
      note: asSentence(inProperCase(`please beware of ${danger}`)),
      isTold: true,
    }
  const [, what, link] = atLink.exec(text) ?? []
  if (what !== undefined)
    return {
      note: `You will ${/^how\b/i.test(what) ? 'see' : 'find'} ${what} at ${link}.`,
      isTold: true,
    }
  const ended = /^no more\s+(?!than\b)\p{L}.+$/iu.exec(text)?.[0]
  return ended === undefined
    ? undefined
    : {
        note: asSentence(inProperCase(`there will be ${lowerFirst(ended)}`)),
        isTold: true,
      }
}

/** “Cancel the meeting, I am ill” are two sentences. */
function withReason(text: string): string {
  return text
    .split(/,\s+(?=(?:i|we)(?:['’](?:m|re|ve)|\s(?:am|are|have|need|cannot|can))\b)/i)
    .flatMap((part) => asSentence(inProperCase(part)) ?? [])
    .join(' ')
}

/** “calm customers who worry about damaged goods” */
function reassured(text: string): ReadClause | undefined {
  const [, who = '', worry, rest] =
    /^(?:calm|reassure|comfort)\s+(.+?)\s+who\s+(?:are\s+)?(?:worry|worried|concerned|afraid|anxious|nervous)\s+((?:about|of|that)\s+[^:,;]+)(?:[:,;]\s*(?:tell (?:them|him|her)\s+)?(?:that\s+)?(.+))?$/iu.exec(
      text,
    ) ?? []
  if (worry === undefined || !isPeople(who)) return undefined
  const fact = rest === undefined ? '' : (stated(rest) ?? '')
  return {
    note: `You may be worried ${inProperCase(worry.trim())}. ${fact}`.trim(),
    isTold: true,
  }
}
