import { inProperCase } from './in-proper-case'
import { isGarbled } from './is-garbled'
import { goalMatter, type GoalMatter } from './goal-matter'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { asSentence } from './read-note'
import type { ReadGoal } from './read-goal'
import { readByRules } from './read-by-rules'

/** “The spring fair”, of which no rule knows more than that it is something: they are told about it. */
export function readTopic({ whole, rest, wanted }: GoalMatter): ReadGoal | undefined {
  const said = rest.trim().replace(/[.]$/, '')
  if (!(named.test(said) || done.test(said)) || isVerb(said) || isPeople(said)) return undefined
  if (whole !== rest && whole.length > said.length + 1) return undefined
  if (isGarbled({ about: said }) && !priceChange.test(said)) return undefined
  const read = readByRules(goalMatter(`tell them about ${said}`))
  const { note } = read
  // “Our open day.” is no sentence, although a word of it may be a verb.
  const isNameAlone = note === undefined || note.toLowerCase() === `${said.toLowerCase()}.`
  return isNameAlone
    ? { ...read, about: undefined, wanted, note: asSentence(inProperCase(`I am writing to tell you about ${said}`)) }
    : { ...read, wanted }
}

/** A few words for one thing, without a verb or another thing beside it. */
const named =
  /^(?:the|our|my|this|these)\s+(?:(?!(?:and|or|but|that|which|who|we|you|they|i|is|are|was|were|will|can|has|have|to|with|about|e-?mails?|messages?|one|ones)\b)[\p{L}\p{N}'’&%-]+\s*){1,6}$/iu

/** “Our move to Hamburg”, “our cooperation with DHL” */
const done =
  /^(?:[Tt]he|[Oo]ur|[Mm]y)\s+(?:[\p{L}-]+\s+){0,2}(?:move|relocation|expansion|merger|cooperation|partnership|collaboration|integration)\s+(?:to|into|with|in)\s+(?:the\s+)?\p{Lu}[\p{L}&.-]*(?:\s+\p{Lu}[\p{L}&.-]*){0,3}$/u

const priceChange =
  /\b(?:price|fee|rate|rent|tariff)s? (?:decrease|increase|reduction|cut|drop|change|rise|update)s?$/i
