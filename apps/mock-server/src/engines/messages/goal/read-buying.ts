import type { ReadClause } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** Goals of those who want to have something of whoever is written to: “buy used pallets from them”. Nothing of ours is offered. */
export function readBuying(text: string): ReadClause | undefined {
  const [, verb = '', rest] =
    /^(buy|purchase|source|procure|rent|lease|acquire|invest in|order|license|get|obtain)\s+(?!our\b|my\b)(.+)$/i.exec(
      text,
    ) ?? []
  const isFromThem = /\bfrom (?:them|him|her|you|people|their \p{L}+)\b/iu.test(text)
  const isOwn = /^(?:buy|purchase|procure|rent|lease|source)$/i.test(verb)
  const isTheirs = !/^(?:get|obtain)$/i.test(verb) && /^(?:their|them)\b/i.test(rest ?? '')
  if (rest !== undefined && /^(?:prices?|price lists?|quotes?|quotations?|offers?)\b/i.test(rest) && isFromThem)
    return quoted(rest.replace(/\s+from (?:them|him|her|you|people)\b/i, ''))
  if (rest !== undefined && (isFromThem || isOwn || isTheirs)) {
    const what = toThem(rest.replace(/\s+from (?:them|him|her|you|people)\b.*$/i, ''))
    const from = /\s+from (?:them|him|her|you|people)\b(.*)$/i.exec(rest)?.[1]
    const all = from === undefined ? what : `${what} from you${toThem(from)}`
    return {
      note: asSentence(`we would like to ${verb.toLowerCase()} ${all}`),
      ...(isTheirs || ofFirms.test(what)
        ? { instead: 'Is that something that you would talk about?' }
        : { question: 'Is that something that you could supply?' }),
      subject: `We would like to ${verb.toLowerCase()} ${what.replace(/\s(?:from|in|at|of|with)\s.*$/i, '')}`,
    }
  }
  const [, asked] =
    /^(?:get|request|ask(?:\s+\p{L}+){0,3}?\s+for|obtain|collect)\s+((?:an?\s+)?(?:price\s+)?(?:quotes?|quotations?|prices?|price lists?|samples?)\s+(?:for|of|on)\s+(?!our\b).+)$/iu.exec(
      text,
    ) ?? []
  if (asked !== undefined) return quoted(asked)
  const [, goods] = /\b(?:supply|supplies|supplying|provide|providing) us with\s+(.+)$/i.exec(text) ?? []
  if (goods !== undefined) return sought(`somebody who can supply us with ${goods}`, goods)
  const [, who] =
    /^(?:find|look(?:ing)? for|search(?:ing)? for|source|seek)\s+((?:(?:an?|new|more|reliable|local)\s+)*(?:suppliers?|vendors?|subcontractors?)\b.*)$/i.exec(
      text,
    ) ?? []
  return who === undefined || /\b(?:sell|offer|pitch)\b/i.test(who) ? undefined : sought(who, who)
}

/** Whoever leads one does not supply it. */
const ofFirms =
  /^(?:(?:an?|small|other|some|local|family|\p{L}+ing)\s)*(?:[\p{L}-]+\s){0,2}?(?:firms?|companies|company|businesses|business|agencies|agency|practices?|start-?ups?)\b/iu

/** What is to be delivered, and how, may take some words. */
const mostWords = 45

function quoted(what: string): ReadClause {
  return {
    note: asSentence(`we would like to have ${toThem(what)}`, mostWords),
    question: 'Could you send that to us?',
    subject: `A request: ${toThem(what)}`,
  }
}

function sought(who: string, what: string): ReadClause {
  return {
    note: asSentence(`we are looking for ${who}`),
    question: 'Is that something that you could supply?',
    subject: `Looking for ${toThem(what)}`,
  }
}
