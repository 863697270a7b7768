import type { ReadClause } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isMany } from './is-many'
import { isUntold } from './is-untold'
import { isPeople } from './people-words'
import { startsWithVerb } from './verbs'
import { openMatter } from '../open-matter'

/** “Delivery in 3 days”, “minimum order 500 boxes”, behind what was named: it is said as it stands. */
export function readDetail(text: string, thing: string): ReadClause | undefined {
  const said = text.trim().replace(/[\s.,;:!]+$/, '')
  if (does.test(said) && thing !== '' && !isMany(thing) && said.split(/\s+/).length <= mostWords)
    return { note: inProperCase(`It ${said.charAt(0).toLowerCase()}${said.slice(1)}.`) }
  const isDetail = /\d/.test(said) && said.split(/\s+/).length <= mostWords && !isSentence.test(said)
  if (!isDetail || startsWithVerb(said) || isPeople(said)) return undefined
  return { note: inProperCase(`${said.charAt(0).toUpperCase()}${said.slice(1)}.`) }
}

const mostWords = 10
/** “Works offline”: it does, of which was told right before. */
const does =
  /^(?:works|runs|fits|saves|cuts|needs|comes|includes|connects|integrates|tracks|replaces|prevents|reduces|lasts)\s(?!.*\b(?:they|them|we|our)\b)/i
/** What is asked for, what is done, and what is said of the messages or of those they go to. */
const isSentence =
  /^(?:we|i|it|they|you|our|the|an?|my|their|this|these|that|who|what|when|where|how|why|if|for|to|and|or|but|so|with|about|from|in|on|at|by|as|until|before|after|book|ask|get|goal|aim|audience|target|tone)\b|\b(?:is|are|was|were|will|would|should|must|can|could|has|have|had|do|does|they|them|we|want|need|calls?|meetings?|demos?|leads?|repl(?:y|ies)|e-?mails?|messages?|steps?|words?|follow-?ups?|sequences?|employees|companies|people|managers?)\b|https?:|www\.|@/i

/** “Our energy tariff: same price, no contract”, “audits for law firms, fixed price 1,900 euros”: what is offered, and what is said of it. */
export function withDetails(text: string): { readonly thing: string; readonly details?: string | undefined } {
  const [, head = text, list = ''] = byColon.exec(text) ?? byComma.exec(text) ?? []
  return list === '' || finite.test(list)
    ? { thing: text }
    : { thing: head, details: isUntold(list) ? openMatter(list) : inProperCase(`In short: ${list}.`) }
}

const finite = /\b(?:is|are|was|were|has|have|had|will|would|can)\b/i
const byColon =
  /^((?:our|the|my|an?)\s(?!.*\s(?:to|with)\s.*:)[^:,]{3,60}):\s+((?!(?:we|it|they|you|our|ask|tell|offer|mention|invite|if|whether)\b)[^:;.?!]{5,120})$/i
const byComma =
  /^((?!.*\s(?:to|with)\s)[^:,]{8,60}),\s+((?:(?:(?:fixed|same|free|no|from|only|up to|all|minimum|maximum|delivery|price|report|set-?up)\b|\d)(?:[^,:;?!]|,(?=\d)){2,50})(?:,\s+(?!(?:we|it|they|you|ask|and|or)\b)(?:[^,:;?!]|,(?=\d)){3,50})*)$/i
