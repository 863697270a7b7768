import { lowerFirst } from '../lower-first'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { startsWithVerb } from './verbs'

/** What is named by a noun and is news all the same: “price increase of 4% from January”, “invoice 4711 overdue”. */
export const readEvent: ClauseRule = (text) => {
  const [, reminded] =
    /^(?:(?:payment|pay|kind|friendly|short|final|last|gentle)\s+)*reminder[:,]?\s+((?!(?:that|of|about|to|for|them|e-?mail|sequence)\b).+)$/i.exec(
      text,
    ) ?? []
  if (reminded !== undefined && !startsWithVerb(reminded))
    return {
      note: asSentence(inProperCase(`a short reminder: ${reminded}`)),
      subject: 'A short reminder',
      isTold: true,
      isPlain: true,
    }
  const [, invoice, due] = /^((?:the |our |your |their )?invoice \S+) ((?:over)?due\b.*|unpaid|open)$/i.exec(text) ?? []
  if (invoice !== undefined) return { note: asSentence(inProperCase(`${invoice} is ${due ?? ''}`)), isTold: true }
  const [, what, became = ''] =
    /^((?:(?:the|our|new|next) )?(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+) (attached|enclosed|cancelled|canceled|postponed|delayed|sold out|discontinued)$/iu.exec(
      text,
    ) ?? []
  if (what !== undefined) {
    const who = /^(?:the|our)\s/i.test(what) ? what : `the ${lowerFirst(what)}`
    return { note: asSentence(inProperCase(`${who} ${/[^s]s$/i.test(what) ? 'are' : 'is'} ${became}`)), isTold: true }
  }
  if (!event.test(text)) return undefined
  // “Price change notice” says nothing yet.
  if (/\b(?:notice|notification|announcement)$/i.test(text)) return undefined
  const named = /^(?:the|our|my|an?|this|their)\s/i.test(text) ? text : `the ${lowerFirst(text)}`
  return { note: asSentence(inProperCase(`I am writing to tell you about ${named}`)), isTold: true }
}

const event =
  /^(?!(?:offer|sell|pitch|ask|book|about)\b)(?:[\p{L}-]+ ){0,3}?(?:(?:change|cancellation|postponement|closure|closing|relocation|recall|delay|interruption|end) of\s+\S.*$|(?:price|tariff|fee|rate|address|name|bank|contact|schedule|plan|team|staff|management|owner|ownership|office|policy|law|holiday|summer|winter|easter|christmas|shop|store|plant|warehouse|branch|webinar|event|service|support|delivery|data|security|product) (?:changes?|increases?|decreases?|reductions?|cuts?|drops?|rises?|closings?|closures?|cancellations?|shutdowns?|moves?|breach(?:es)?|incidents?|delays?|recalls?|notices?|notifications?|outages?)|opening (?:hours|times)|relocation|outage|maintenance|merger|rebranding)(?:\s+(?:notification|notice|announcement))?(?:,?\s+(?:of|in|on|for|at|from|to|until|due|with|because|by|over|between|\d).*)?$/iu
