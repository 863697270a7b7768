import { withArticle } from './with-article'
import type { ReadClause } from './clause-rule'
import { fittingQuestion } from './fitting-subject'
import { asNounPhrase } from './noun-phrase'
import { posedDoubt } from './posed-doubt'
import { asSentence } from './read-note'
import { toThem } from './to-them'
import { upperFirst } from '../upper-first'

/** What is said of whoever is written to, or asked of them, in words that can be taken over: “ask whether attribution is a headache”. */
export function readRemark(text: string): ReadClause | undefined {
  if (tone.test(text)) return {}
  const praise = /^congratulate\s+.*?\b(?:on|for)\s+(.+)$/i.exec(text)?.[1]
  if (praise !== undefined) return said(`Congratulations on ${toThem(theirs(praise))}.`)
  const seen = /^(?:mention|note)\s+(?:that\s+)?they(?:'re|’re| are)\s+(.+)$/i.exec(text)?.[1]
  if (seen !== undefined) return said(`I saw that you are ${toThem(seen)}.`)
  const known = /^mention\s+(their\s+.+)$/i.exec(text)?.[1]
  if (known !== undefined) return said(`I saw ${toThem(known)}.`)
  const [, minutes, what = 'a call', when = 'next week'] = askedMinutes.exec(text) ?? []
  if (minutes !== undefined)
    return {
      ask: 'call',
      question: `Would you have ${minutes} minutes for ${withArticle(what.toLowerCase())} ${when}?`,
    }
  const asked = /^ask(?:ing)?\s+(?:\S+\s+){0,3}?(?:if|whether)\s+(.+)$/i
    .exec(text)?.[1]
    ?.replace(/^there['’]s\s/i, 'there is ')
  if (asked === undefined) return undefined
  const posed = posedDoubt(asked)
  if (posed !== undefined) return { question: posed, isPlain: true }
  return (
    questionOf(asked) ?? {
      note: asSentence(`I would like to know whether ${asked}`),
      question: 'Would you let me know?',
      isPlain: true,
    }
  )
}

const tone = /^(?:keep (?:it|them|this)|sound|don['’]t be|do not be|be|stay)\s+\S+(?:\s+\S+)?$/i

/** “ask for 15 min” */
const askedMinutes =
  /^(?:ask(?:ing)?\s+(?:(?:them|him|her|people|everyone)\s+)?for|book|get|want|aim for)\s+(?:an?\s+)?(?:quick\s+|short\s+)?(\d{1,3}) ?-?min(?:ute)?s?(?:\s+(?:of their time|(?:for )?(?:an? )?(call|chat|meeting|demo|coffee)|(?:on|over) the phone|by phone))?(?:\s+(next week|this week|tomorrow))?$/i

/** What somebody is congratulated on is theirs: “on funding” is on your funding. */
function theirs(praise: string): string {
  const isSaid =
    /^(?:the|their|your|an?|this|his|her|its)\s/i.test(praise) || /^(?!funding\b)\p{L}+ing\s/iu.test(praise)
  if (/^(?:its|his|her)\s/i.test(praise)) return praise.replace(/^\S+/, 'their')
  return isSaid ? praise : `their ${praise}`
}

function said(remark: string): ReadClause {
  return remark.split(/\s+/).length > mostWords || /\b(?:they|we|he|she)\b/i.test(remark) ? {} : { remark }
}

function questionOf(text: string): ReadClause | undefined {
  const [, would] = /^they(?:['’]d| would) be\s+(.+)$/i.exec(text) ?? []
  if (would !== undefined) return posed(`Would you be ${would}`.replace(/(?<=\swhere we\s.*\band\s)(?=get\s)/i, 'we '))
  const [, wish] = /^they['’]d ((?:like|love|want|prefer)\s.+)$/i.exec(text) ?? []
  if (wish !== undefined) return { ...posed(`Would you ${wish}`), subject: fittingQuestion(`would you ${wish}`) }
  const [, being] = /^they(?:['’]re| are)\s+(.+)$/i.exec(text) ?? []
  if (being !== undefined) return posed(`Are you ${being.replace(/\sor know (?=some|any)/i, ', or do you know ')}`)
  const [, can = '', doing] = /^they (can|could|would|will|should|might)\s+(.+)$/i.exec(text) ?? []
  if (doing !== undefined) return posed(`${can.charAt(0).toUpperCase()}${can.slice(1).toLowerCase()} you ${doing}`)
  const [, done] =
    /^they(?:['’]ve| have)\s+((?:already\s+|ever\s+|recently\s+)?(?:had|been|seen|done|made|got|found|tried|heard|thought|taken|met|read|bought|sold|begun|built|chosen|given|left|lost|kept|spent|written|\p{L}+ed)(?:\s.+)?)$/iu.exec(
      text,
    ) ?? []
  if (done !== undefined) return posed(`Have you ${done}`)
  const [, past = '', what] = /^they\s+(\p{L}+)\s+(.+)$/iu.exec(text) ?? []
  const base = baseOfPast.get(past.toLowerCase())
  if (base !== undefined && what !== undefined) return posed(`Did you ${base} ${what}`)
  const [, does] =
    /^they\s+((?!(?:had|did|were|was|got|came|found|went|saw|made|took|heard|kept|left|lost|met|sent|bought|paid|began|knew|forgot)\b|have (?!open\b)(?:\p{L}+ly )?\p{L}+(?:ed|en)\b)(?:need|\p{L}+(?<!ed))\b.*)$/iu.exec(
      text,
    ) ?? []
  if (does !== undefined) {
    const wanted = /^(?:still |really )?(?:need|use|want|have|struggle with|look for)\s+(?!to\b|\d)(.+)$/i.exec(
      does,
    )?.[1]
    const question = posed(`Do you ${does}`)
    // What somebody may still have is nothing to be offered.
    if (/^still\s/i.test(does) || ofTheirs.test(does)) return { ...question, isPlain: true }
    const isKindOfTheirs = /^have\s.*\s(?:who|that|which)\s/i.test(does)
    return { ...question, topic: wanted === undefined || isKindOfTheirs ? undefined : asNounPhrase(wanted) }
  }
  const [, ours = '', allowed] =
    /^(we|our\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s(?:can|could|may)\s(.+)$/iu.exec(text) ?? []
  if (allowed !== undefined) return { ...posed(`May ${ours} ${allowed}`), isPlain: true }
  const [, part = '', modal = '', act] =
    /^(their\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s(would|could|can|will)\s(.+)$/iu.exec(text) ?? []
  if (act !== undefined) return { ...posed(`${upperFirst(modal.toLowerCase())} ${part} ${act}`), isPlain: true }
  const [, whose = '', deed] =
    /^(their\s(?:[\p{L}-]+\s){0,2}?\p{L}{2,}s)\s((?:still|already|also|often|ever)\s(?!\p{L}+ed\b|have\b|had\b)\p{Ll}+\s\S.*)$/iu.exec(
      text,
    ) ?? []
  if (deed !== undefined) return { ...posed(`Do ${whose} ${deed}`), isPlain: true }
  const [, topic, is = '', rest = ''] =
    /^((?!they\b|it\b|we\b|you\b)[\p{L}\p{N}' -]{3,50}?)\s+(is|are)\s+(.+)$/iu.exec(text) ?? []
  if (topic === undefined) return undefined
  if (/^there$/i.test(topic)) return posed(`${is === 'is' ? 'Is' : 'Are'} there ${rest}`)
  const isTheirs = /^their\s/i.test(topic) || /\b(?:them|they|their|it)\b/i.test(rest)
  const whom = isTheirs || /^(?:\p{L}+ly\s)?\p{L}+(?:ed|en)\b/iu.test(rest) ? '' : ' for you'
  return { ...posed(`${is === 'is' ? 'Is' : 'Are'} ${topic} ${rest}${whom}`), topic: toThem(topic) }
}

/** What they have themselves, or want to ask, is nothing to be offered, either. */
const ofTheirs =
  /^have\s(?:(?:any|some|free|spare|more|enough|empty)\s)*(?:capacity|capacities|space|room|trucks|trailers|drivers|stock|availability|time|questions?|feedback|ideas?|news)\b/i

/** What is asked of messages and goods that went to somebody. */
const baseOfPast: ReadonlyMap<string, string> = new Map([
  ['received', 'receive'],
  ['got', 'get'],
  ['saw', 'see'],
  ['read', 'read'],
  ['tried', 'try'],
  ['found', 'find'],
  ['liked', 'like'],
])

function posed(question: string): ReadClause {
  // What those need whom the reader has is theirs.
  const asked = toThem(question).replace(/\b(who\s\p{L}+)\syour\b/giu, '$1 their')
  return question.split(/\s+/).length > mostWords ? {} : { question: `${asked}?` }
}

const mostWords = 20
