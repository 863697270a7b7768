import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { asSentence } from './read-note'
import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'
import { startsWithVerb } from './verbs'

/** “Share our case study on cold chains”, “Q1 price list”: something to read, watch or keep, which they are sent where they want it. */
export const readDocument: ClauseRule = (text) => {
  if (/https?:|www\.|\[/i.test(text)) return undefined
  // “No slides” are none.
  if (/^(?:no|without|not)\s/i.test(text)) return undefined
  if (/^(?:\d|(?:they|we|you|it|he|she|i)\s)/i.test(text)) return undefined
  const [, order, words = ''] =
    /^(send|share|give|mail|forward|provide|distribute|attach|include)?\s*(?:(?:out|around)\s+)?(?:(?:them|you|everyone|everybody|people|him|her)\s+)?(.+)$/i.exec(
      text,
    ) ?? []
  const plain = withoutAddressee(words.replace(/^(?:new|latest):?\s+(?=\p{L}+\s\p{L})/iu, 'our new '))
  const [, own = '', what = '', more = ''] =
    /^((?:our|the|my|an?|their|this|these|some)\s+)?(.+?)((?::\s|\s(?:about|on|for|of|from|with|which|that)\s).*)?$/i.exec(
      plain,
    ) ?? []
  if (order === undefined ? !isDocument(what) : !document.test(what)) return undefined
  // “Recording for all who sign up” is promised.
  if (order === undefined && /\son request$/i.test(text)) return undefined
  if (order === undefined && /\sfor (?:all|everyone|those|participants)\b/i.test(more)) return undefined
  if (startsWithVerb(what) || /\sto\s/i.test(what) || says.test(`${what}${more.replace(explained, '')}`))
    return undefined
  if (what.split(/\s+/).length > mostNamed) return undefined
  // “Agenda: new rules, lunch” is told.
  if (order === undefined && more.startsWith(':') && /^(?:agenda|programme|timetable)$/i.test(what))
    return { note: sentenceOf(text) }
  const article = own === '' ? 'our ' : own.replace(/^their\s/i, 'your ').toLowerCase()
  const [name, title] = more.startsWith(':') ? [what, more] : [`${what}${more}`, '']
  const named = inProperCase(`${article}${isProperName(name) ? name : lowerWord(name)}`)
  return {
    note: asSentence(
      explained.test(more) && title === ''
        ? `I would like to share with you ${toThem(named)}`
        : `I would like to share ${toThem(named)} with you${title}`,
      mostWords,
    ),
    question: 'May I send you a copy?',
    subject: `${named.charAt(0).toUpperCase()}${named.slice(1)}`,
  }
}

/** Named alone it is a document only where it ends as one is called: a “report generator” is none. */
function isDocument(what: string): boolean {
  return endsAsDocument.test(what.replace(/\s+(?:for\s+)?(?:\d{4}|Q[1-4]|[A-Z]\d+)$/, ''))
}

function withoutAddressee(words: string): string {
  const to = [...words.matchAll(/\s+(?:to|with)\s+/gi)].findLast(({ index, 0: joint }) =>
    isAddressee(words.slice(index + joint.length)),
  )
  return to === undefined ? words : words.slice(0, to.index)
}

function isProperName(name: string): boolean {
  return /^\p{Lu}(?:\p{Lu}|\d)/u.test(name)
}

function lowerWord(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** “The role is hybrid and reports to the CEO” */
const says = /\s(?:is|are|was|were|has|have|can|will|must|includes?)\s/i
const explained = /^:.*$|\s(?:which|that|who)\s.*$/i
const mostNamed = 6
const mostWords = 40
const kinds =
  '(?:price[ -]?lists?|catalogues?|catalogs?|brochures?|flyers?|leaflets?|case[ -]stud(?:y|ies)|white[ -]?papers?|reports?|guides?|handbooks?|checklists?|e-?books?|blog[ -]?posts?|articles?|stud(?:y|ies)|slides|slide decks?|presentations?|recordings?|videos?|podcasts?|minutes|photos|pictures|fact ?sheets?|data ?sheets?|manuals?|templates?|infographics?|customer stor(?:y|ies)|press releases?|agendas?|timetables?)'
const document = new RegExp(`\\b${kinds}\\b`, 'i')
const endsAsDocument = new RegExp(`^(?!.*\\bminutes$)(?:[\\p{L}\\p{N}&'’-]+\\s+){0,4}${kinds}$`, 'iu')
