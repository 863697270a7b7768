import { openMatter } from '../open-matter'
import { asSentence } from './read-note'
import { stated } from './read-statement'

/** What is offered, and what is said beside it in the same breath. */
export interface WithAsides {
  readonly offer: string
  readonly note?: string | undefined
}

/** “Our trailer with its price”, “a free audit, because most of them pay too much”, “our cold store before the season starts” */
export function asidesOf(text: string): WithAsides {
  for (const take of [untold, priced, reasoned, timed, listed]) {
    const taken = take(text)
    if (taken?.note !== undefined) return taken
  }
  return { offer: text }
}

const untoldMatter =
  '(?:(?:new|current|exact|minimum|maximum|monthly|weekly|daily|list|entry|ticket|delivery|lead|payment|loading|technical|opening|installation|set-?up)\\s+)*(?:prices?|pricing|terms?|rates?|costs?|fees?|dates?|deadlines?|conditions|times?|dimensions|specifications|specs|technical data|payload|availability)'
const untoldAside = new RegExp(
  `^(.+?),?\\s+(?:with|including|incl\\.|and(?=\\s+(?:its|their|the|our|all)\\s))\\s+((?:(?:its|their|the|our|all(?: the)?)\\s+)?${untoldMatter}(?:(?:,\\s+|,?\\s+and\\s+)(?:(?:its|their|the|our)\\s+)?${untoldMatter})*)$`,
  'i',
)

/** Whoever names a price and gives none has it still to fill in. */
function untold(text: string): WithAsides | undefined {
  const [, offer, what] = untoldAside.exec(text) ?? []
  return offer === undefined ? undefined : { offer, note: openMatter(what) }
}

/** “Used pallets to bakeries for 4 euros each” */
function priced(text: string): WithAsides | undefined {
  const [, offer, price = ''] =
    /^(.+\sto\s.+?)\s+(?:for|at)\s+((?:only\s|just\s)?[€$£]?\d[\d.,]*\s?(?:euros?|€|EUR|dollars|pounds|USD|GBP)?\s(?:each|apiece|in total|(?:per|a|an)\s\p{L}+))$/iu.exec(
      text,
    ) ?? []
  return offer === undefined ? undefined : { offer, note: `The price is ${price}.` }
}

/** “Our Turkey service: two departures a week, own drivers” */
function listed(text: string): WithAsides | undefined {
  const [, offer, list = ''] = /^((?:our|the)\s[^:,]{3,60}):\s+([^:;]{5,120})$/i.exec(text) ?? []
  const isPlain = !/^(?:we|it|they|you|our|ask|tell|offer|mention)\s/i.test(list) && stated(list) === undefined
  return offer === undefined || !isPlain ? undefined : { offer, note: asSentence(`in short: ${list}`) }
}

/** What most of those do who are written to is said of all companies. */
function reasoned(text: string): WithAsides | undefined {
  const [, offer, why = ''] = /^(.+?),?\s+because\s+(.+)$/i.exec(text) ?? []
  if (offer === undefined) return undefined
  const [, many = '', deed] = /^(most|many|some)\s+of\s+them\s+(.+)$/i.exec(why) ?? []
  const note = deed === undefined ? stated(why) : asSentence(`${many} companies ${deed}`)
  return { offer, note }
}

/** Until when it is worth while is no part of what is offered. */
function timed(text: string): WithAsides | undefined {
  const [, offer, when = ''] =
    /^(.+\sto\s.+?)\s+((?:before|ahead of|in time for)\s(?:the\s(?:\p{L}+\s){0,3}\p{L}+\s(?:starts?|begins?|opens?|ends?)(?:\s(?:in|on)\s(?:\d{1,2}\s)?\p{L}+)?|(?:the\s)?(?:\p{L}+\s)?(?:season|rush|peak|holidays|harvest|summer|winter|christmas|easter)))$/iu.exec(
      text,
    ) ?? []
  return offer === undefined ? undefined : { offer, note: asSentence(`I am writing to you ${when}`) }
}
