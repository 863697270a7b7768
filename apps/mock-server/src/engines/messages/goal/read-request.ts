import { inProperCase } from './in-proper-case'
import type { ClauseRule } from './clause-rule'
import { isAddressee } from './is-addressee'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** Things that are sent, time that is moved, money that is owed: “ask for photos”, “ask to move our meeting to next week” */
export const readRequest: ClauseRule = (text) =>
  sent(text) ??
  sentBack(text) ??
  told(text) ??
  permitted(text) ??
  rated(text) ??
  introduced(text) ??
  agreed(text) ??
  moved(text) ??
  owned(text) ??
  owed(text)

/** “request an updated price list for 2027 from our suppliers” */
function sent(text: string): ReturnType<ClauseRule> {
  const [, what = '', behind = ''] = things.exec(text) ?? []
  if (what === '') return undefined
  const [, rest = behind, whom] = /^(.*?)\s+from\s+(.+)$/i.exec(behind) ?? []
  if (whom !== undefined && !isAddressee(whom)) return undefined
  const named = toThem(`${what}${rest}`)
  return {
    question: inProperCase(`Could you send us ${named}?`),
    subject: `A request: ${named}`,
  }
}

const things =
  /^(?:ask(?:\s+(?:them|him|her|people|everyone))?\s+for|request)\s+((?:(?:an?|the|some|any|new|updated|current|latest|recent|short|few|more|signed|valid)\s+)*(?:photos?|pictures?|documents?|certificates?|insurance certificates?|references|data ?sheets?|price lists?|catalogues?|forecasts?|order numbers?|contact details|delivery notes?|packing lists?|opening hours|drawings?|measurements|lab reports?|time ?tables?|copies|a copy|(?:loading |delivery |billing |postal |email )?address(?:es)?))((?:\s+(?:of|for|from|about|by|with|in|on)\s.{2,80})?)$/i

/** “ask them to send us their pallet volumes” */
function sentBack(text: string): ReturnType<ClauseRule> {
  const [, whom = '', what] =
    /^ask\s+(.{2,50}?)\s+to\s+(?:send|e-?mail|forward|give|provide)\s+us\s+(?:with\s+)?(their\s(?!(?:feedback|opinions?|views?|thoughts|answers?)\b)[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return what === undefined || !isAddressee(whom)
    ? undefined
    : { question: inProperCase(`Could you send us ${toThem(what)}?`), subject: `A request: ${shortly(what)}` }
}

/** “ask for availability and price” */
function told(text: string): ReturnType<ClauseRule> {
  const what = terms.exec(text)?.[1]
  return what === undefined
    ? undefined
    : { question: `Could you tell us your ${what}?`, subject: `A question: your ${what}` }
}

const term =
  '(?:(?:current|best|lowest|daily|weekly|free)\\s)?(?:availability|prices?|rates?|capacity|capacities|lead times?|transit times?)'
const terms = new RegExp(
  `^ask(?:\\s(?:them|him|her))?\\sfor\\s(?:the\\s|an?\\s)?(${term}(?:(?:,|\\sand)\\s${term})*)$`,
  'i',
)

/** “ask past clients for permission to use their logo” */
function permitted(text: string): ReturnType<ClauseRule> {
  const [, whom = 'them', deed] =
    /^ask\s+(?:(.{2,50}?)\s+)?(?:for\s+(?:their\s+)?permission\s+to|(?:if|whether)\s+we\s+(?:may|can|could|are allowed to))\s+((?:use|quote|publish|name|mention|show|visit|film|send|call|come|measure|look|drop|bring|test|interview)\s.+|call|visit|come by)$/i.exec(
      text,
    ) ?? []
  return deed === undefined || !isAddressee(whom)
    ? undefined
    : {
        question: inProperCase(`May we ${sentTo(deed)}?`),
        ...(/^(?:come|drop|look)\b/i.test(deed) ? {} : { subject: inProperCase(`May we ${shortly(sentTo(deed))}?`) }),
      }
}

/** “Send an offer”, “call”: it is the reader who is sent it, or called. */
function sentTo(deed: string): string {
  return toThem(deed)
    .replace(/^send\s(?!you\b)/i, 'send you ')
    .replace(/^(call|visit)(?=$|\s(?:next|this|on|in|tomorrow)\b)/i, '$1 you')
}

/** “ask them to rate our service from 1 to 10” */
function rated(text: string): ReturnType<ClauseRule> {
  const [, whom = '', what] = /^ask\s+(.{2,50}?)\s+to\s+(?:rate|score|grade)\s+((?:our|the)\s.+)$/i.exec(text) ?? []
  return what === undefined || !isAddressee(whom)
    ? undefined
    : { question: inProperCase(`How would you rate ${toThem(what)}?`), subject: `How would you rate ${shortly(what)}?` }
}

/** “ask them to introduce us to their colleagues in Poland” */
function introduced(text: string): ReturnType<ClauseRule> {
  const [, whom = '', deed] =
    /^ask\s+(.{2,50}?)\s+to\s+((?:introduce us to|put us in touch with|connect us with)\s.{3,60})$/i.exec(text) ?? []
  return deed === undefined || !isAddressee(whom)
    ? undefined
    : { question: inProperCase(`Could you ${toThem(deed)}?`), subject: 'Could you introduce us?' }
}

/** “ask them to approve the quote by Wednesday” */
function agreed(text: string): ReturnType<ClauseRule> {
  const [, whom = '', deed] =
    /^ask\s+(.{2,50}?)\s+to\s+((?:approve|sign|accept)\s(?:the|our|their)\s[^,;:]{3,60})$/i.exec(text) ?? []
  return deed === undefined || !isAddressee(whom)
    ? undefined
    : { question: inProperCase(`Could you ${toThem(deed)}?`), subject: inProperCase(`Could you ${shortly(deed)}?`) }
}

/** “ask if we can move the call to Friday” */
function moved(text: string): ReturnType<ClauseRule> {
  const [, deed, what] =
    /^ask\s+(?:(?:them|him|her)\s+)?(?:to|(?:if|whether) we (?:can|could|may))\s+(move|postpone|reschedule|shift|bring forward|push back|extend)\s+((?:our|the|their)\s+[^,;:]*\b(?:meeting|call|appointment|visit|delivery|demo|deadline|date|pick-?up|order)\b[^,;:]{0,60})$/i.exec(
      text,
    ) ?? []
  return deed === undefined || what === undefined
    ? undefined
    : {
        question: inProperCase(`Could we ${deed.toLowerCase()} ${toThem(what)}?`),
        subject: `Could we ${deed.toLowerCase()} ${shortly(what)}?`,
      }
}

function shortly(what: string): string {
  return toThem(what.replace(/\s(?:to|on|from|until|by|in|at)\s.*$/i, ''))
}

/** “ask whether they have a canteen”: what they may have is nothing to tell them about. */
function owned(text: string): ReturnType<ClauseRule> {
  const [, already = '', what] =
    /^ask(?:\s+(?:them|him|her))?\s+(?:if|whether)\s+they\s+(already\s+)?have\s+((?:an?|any)\s(?!(?:moment|minute|question|interest|idea|need|problem|budget|plan|spare|free|few|hour|half|slot)s?\b)[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  return what === undefined
    ? undefined
    : { question: inProperCase(`Do you ${already.toLowerCase()}have ${toThem(what)}?`) }
}

/** “ask for payment of invoice 2231, which was due on 3 November” */
function owed(text: string): ReturnType<ClauseRule> {
  const [, what, due] =
    /^(?:ask(?:\s+(?:them|him|her))?\s+for|request)\s+(?:the\s+|their\s+|immediate\s+|prompt\s+)*payment\s+(?:of|for)\s+((?:the\s|their\s|our\s|all\s)?[^,;:]{3,60}?)(?:,?\s+(?:which|that)\s+((?:was|is|has|fell)\s[^,;:]{3,50}))?$/i.exec(
      text,
    ) ?? []
  if (what === undefined) return undefined
  const behind = due === undefined ? '' : `, which ${due},`
  return {
    note: asSentence(inProperCase(`a short reminder: payment of ${what}${behind} is still open`)),
    subject: 'A short reminder',
    isPlain: true,
  }
}
