import { withFullStop } from '../messages/with-full-stop'
import { inWords } from '../messages/in-words'
import { factText, fieldWords } from './facts-text'

type Facts = Readonly<Record<string, unknown>>

/** Answers what a prompt asks of one row: each kind of question in its own way, all of them from what the row says. */
export function answerFromFacts(prompt: string, facts: Facts): string {
  const given = prompt.slice(0, longestRead)
  const asked = fillIn(given, facts)
  // A text with places is filled in; a task with places is done.
  if (asked !== given && !task.test(given)) return asked
  if (Object.values(facts).every((value) => factText(value) === undefined)) return 'Not enough is known'
  if (/\b(?:scores?|rates?|rating|rank)\b/i.test(asked)) return String(score(asked, facts))
  if (/^\s*(?:is|are|does|do|has|have|can|was|were)\b|\byes or no\b|\byes\/no\b/i.test(asked))
    return yesOrNo(asked, facts)
  if (/\b(?:ice ?breakers?|opening|opener|first line|intro(?:duction)?|greeting)\b/i.test(asked))
    return icebreaker(facts)
  return reason(asked, facts) ?? named(asked, facts) ?? summary(facts)
}

const longestRead = 2_000

const task =
  /^\s*(?:please\s+)?(?:answer|classify|come up|compose|create|decide|describe|draft|explain|find|generate|give|guess|in (?:one|two|a|\d+)|list|name|rank|rate|say|score|suggest|summari[sz]e|tell|write|what|why|how|who|which|where|when|is|are|does|do|has|have|can)\b/i

function fillIn(prompt: string, facts: Facts): string {
  return prompt.replace(
    /\{\{?\s*(\w+)\s*\}?\}/g,
    (_, field: string) => said(facts, field) ?? `(no ${fieldWords(field)})`,
  )
}

/** From 1 to 10: how high somebody stands, how big the company is, and how much of what is asked for is there. */
function score(prompt: string, facts: Facts): number {
  const seniority = said(facts, 'seniority', 'title', 'job_title') ?? ''
  const height = ranks.findIndex((rank) => rank.test(seniority))
  const size = Number(facts['employee_count'] ?? 0)
  const words = wordsOf(prompt)
  const text = wordsOf(Object.values(facts).map(factText).join(' '))
  const hits = [...words].filter((word) => text.has(word)).length
  const points = 3 + (height === -1 ? 0 : 4 - height) + (size >= 1_000 ? 2 : size >= 100 ? 1 : 0) + Math.min(2, hits)
  return Math.min(10, Math.max(1, points))
}

const ranks = [/owner|founder|chief|c-suite|\bc[a-z]o\b|president/i, /\bvp\b|vice/i, /head|director/i, /manager|lead/i]

function yesOrNo(prompt: string, facts: Facts): string {
  const wanted = wordsOf(prompt)
  const found = Object.entries(facts).flatMap(([field, value]) => {
    const text = valueText(field, value)
    return text !== undefined && [...wordsOf(text)].some((word) => wanted.has(word)) ? [{ field, text }] : []
  })
  const [first] = found
  return first === undefined
    ? 'No: nothing that is known says so'
    : `Yes: ${fieldWords(first.field)} is ${cut(first.text)}`
}

function icebreaker(facts: Facts): string {
  const first = said(facts, 'first_name') ?? said(facts, 'name')?.split(' ')[0]
  const company = said(facts, 'organization_name', 'company')
  const [post] = Array.isArray(facts['linkedin_posts']) ? facts['linkedin_posts'] : []
  const words = factText(typeof post === 'object' && post !== null ? Reflect.get(post, 'text') : post)
  const greeting = first === undefined ? 'Hello' : `Hello ${first}`
  if (words !== undefined) return `${greeting}, I read your post: “${cut(words)}”`
  const title = said(facts, 'title', 'job_title')
  if (title !== undefined && company !== undefined)
    return `${greeting}, as ${title} at ${company} you will know this one.`
  if (company !== undefined) return `${greeting}, ${company} came up in our research this week.`
  return title === undefined ? `${greeting}, may I ask you something?` : `${greeting}, a question to a ${title}.`
}

/** Why somebody would care, from who they are; nothing where the prompt does not ask for that. */
function reason(prompt: string, facts: Facts): string | undefined {
  if (!/\b(?:why|reasons?)\b/i.test(prompt)) return undefined
  const topic = /\b(?:needs?|wants?|cares? about|benefits? from|uses?|buys?|interested in)\s+([^.?!\n]+)/i.exec(
    prompt,
  )?.[1]
  const title = said(facts, 'title', 'job_title')
  const company = said(facts, 'organization_name', 'company')
  const name = said(facts, 'first_name') ?? said(facts, 'name')
  if (topic === undefined || (title === undefined && company === undefined)) return undefined
  const industry = said(facts, 'industry')
  const size = said(facts, 'employee_count')
  const about = [industry, size === undefined ? undefined : `${size} employees`].filter(Boolean).join(', ')
  const place = company === undefined ? '' : about === '' ? company : `${company} (${about})`
  const post = title === undefined ? `At ${place}` : `As ${title}${place === '' ? '' : ` at ${place}`}`
  return `${post}, ${name ?? 'this person'} answers for work that ${topic.trim()} would make easier.`
}

/** What the prompt calls by its name. */
function named(prompt: string, facts: Facts): string | undefined {
  const asked = prompt.toLowerCase()
  const field = Object.keys(facts)
    .filter((name) => asked.includes(fieldWords(name).toLowerCase()) && factText(facts[name]) !== undefined)
    .toSorted((a, b) => b.length - a.length)[0]
  return field === undefined || /\b(?:summar|describe|about)/i.test(prompt) ? undefined : valueText(field, facts[field])
}

function summary(facts: Facts): string {
  const name = said(facts, 'name') ?? [said(facts, 'first_name'), said(facts, 'last_name')].filter(Boolean).join(' ')
  const title = said(facts, 'title', 'job_title')
  const company = said(facts, 'organization_name')
  const industry = said(facts, 'industry')
  const place = said(facts, 'company_city', 'city', 'company_country', 'country')
  const size = said(facts, 'employee_count')
  const parts = [
    title === undefined ? undefined : `is ${title}`,
    company === undefined ? undefined : `${title === undefined ? 'works ' : ''}at ${company}`,
    industry === undefined ? undefined : `in ${industry}`,
    place === undefined ? undefined : `in ${place}`,
    size === undefined ? undefined : `with ${size} employees`,
  ].filter((part) => part !== undefined)
  if (parts.length > 0) return withFullStop(`${name === '' ? 'This one' : name} ${parts.join(' ')}`)
  const known = Object.entries(facts).flatMap(([field, value]) => {
    const text = valueText(field, value)
    return text === undefined ? [] : [`${fieldWords(field)}: ${cut(text)}`]
  })
  return known.slice(0, 4).join('; ')
}

function said(facts: Facts, ...fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const text = valueText(field, facts[field])
    if (text !== undefined) return text
  }
  return undefined
}

function valueText(field: string, value: unknown): string | undefined {
  const text = factText(value)
  return text === undefined ? undefined : inWords(field, text)
}

function cut(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 117).trimEnd()}…`
}

/** Words that say something, without the little ones. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return new Set(words.filter((word) => !littleWords.has(word)))
}

const littleWords: ReadonlySet<string> = new Set(
  'the and for with from this that are was were has have does did can what who how which into their they them your our yes not company companies person people contact is it in on of or to'.split(
    ' ',
  ),
)
