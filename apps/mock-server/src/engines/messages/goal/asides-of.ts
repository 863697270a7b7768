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
  for (const take of [untold, reasoned, timed]) {
    const taken = take(text)
    if (taken?.note !== undefined) return taken
  }
  return { offer: text }
}

const untoldMatter =
  '(?:(?:new|current|exact|minimum|maximum|monthly|weekly|daily|list|entry|ticket|delivery|lead|payment|loading|technical|opening)\\s+)*(?:prices?|pricing|terms?|rates?|costs?|fees?|dates?|deadlines?|conditions|times?|dimensions|specifications|specs|technical data|payload|availability)'
const untoldAside = new RegExp(
  `^(.+?),?\\s+(?:with|including|incl\\.|and(?=\\s+(?:its|their|the|our|all)\\s))\\s+((?:(?:its|their|the|our|all(?: the)?)\\s+)?${untoldMatter}(?:(?:,\\s+|,?\\s+and\\s+)(?:(?:its|their|the|our)\\s+)?${untoldMatter})*)$`,
  'i',
)

/** Whoever names a price and gives none has it still to fill in. */
function untold(text: string): WithAsides | undefined {
  const [, offer, what] = untoldAside.exec(text) ?? []
  return offer === undefined ? undefined : { offer, note: openMatter(what) }
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
    /^(.+\sto\s.+?)\s+((?:before|ahead of|in time for)\s(?:the\s(?:\p{L}+\s){0,3}\p{L}+\s(?:starts?|begins?|opens?|ends?)|(?:the\s)?(?:\p{L}+\s)?(?:season|rush|peak|holidays|harvest|summer|winter|christmas|easter)))$/iu.exec(
      text,
    ) ?? []
  return offer === undefined ? undefined : { offer, note: asSentence(`I am writing to you ${when}`) }
}
