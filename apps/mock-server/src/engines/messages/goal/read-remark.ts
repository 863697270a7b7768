import type { ReadClause } from './read-clause'

/** What is said of whoever is written to, or asked of them, in words that can be taken over: “ask whether attribution is a headache”. */
export function readRemark(text: string): ReadClause | undefined {
  if (tone.test(text)) return {}
  const praise = /^congratulate\s+.*?\b(?:on|for)\s+(.+)$/i.exec(text)?.[1]
  if (praise !== undefined) return said(`Congratulations on ${toThem(praise)}.`)
  const seen = /^(?:mention|note)\s+(?:that\s+)?they(?:'re|’re| are)\s+(.+)$/i.exec(text)?.[1]
  if (seen !== undefined) return said(`I saw that you are ${toThem(seen)}.`)
  const theirs = /^mention\s+(their\s+.+)$/i.exec(text)?.[1]
  if (theirs !== undefined) return said(`I saw ${toThem(theirs)}.`)
  const asked = /^ask(?:ing)?\s+(?:\S+\s+){0,3}?(?:if|whether)\s+(.+)$/i.exec(text)?.[1]
  return asked === undefined ? undefined : questionOf(asked)
}

const tone = /^(?:keep (?:it|them|this)|sound|don['’]t be|do not be|be|stay)\s+\S+(?:\s+\S+)?$/i

function said(remark: string): ReadClause {
  return remark.split(/\s+/).length > mostWords || /\b(?:they|we|he|she)\b/i.test(remark) ? {} : { remark }
}

function questionOf(text: string): ReadClause | undefined {
  const [, would] = /^they(?:['’]d| would) be\s+(.+)$/i.exec(text) ?? []
  if (would !== undefined) return posed(`Would you be ${would}`)
  const [, being] = /^they(?:['’]re| are)\s+(.+)$/i.exec(text) ?? []
  if (being !== undefined) return posed(`Are you ${being}`)
  const [, topic, is = '', rest = ''] =
    /^((?!they\b|it\b|we\b|you\b)[\p{L}\p{N}' -]{3,50}?)\s+(is|are)\s+(.+)$/iu.exec(text) ?? []
  if (topic === undefined) return undefined
  const whom = /\b(?:them|their)\b/i.test(rest) ? '' : ' for you'
  return { ...posed(`${is === 'is' ? 'Is' : 'Are'} ${topic} ${rest}${whom}`), topic: toThem(topic) }
}

function posed(question: string): ReadClause {
  return question.split(/\s+/).length > mostWords ? {} : { question: `${toThem(question)}?` }
}

function toThem(text: string): string {
  return text
    .replaceAll(/\btheir\b/gi, 'your')
    .replaceAll(/\bthem\b/gi, 'you')
    .replaceAll(/\bi['’]m\b/gi, 'I am')
}

const mostWords = 20
