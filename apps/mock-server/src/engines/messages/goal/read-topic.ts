import { lowerFirst } from '../lower-first'
import { goalMatter, type GoalMatter } from './goal-matter'
import { inProperCase } from './in-proper-case'
import { isAskAlone } from './is-ask-alone'
import { isGarbled } from './is-garbled'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { plainlySaid } from './plainly-said'
import { isVerb } from './plain-verb'
import type { ReadGoal } from './read-goal'
import { asSentence } from './read-note'
import { readByRules } from './read-by-rules'
import { toThem } from './to-them'

/** “The spring fair”, of which no rule knows more than that it is something: they are told about it. */
export function readTopic(matter: GoalMatter): ReadGoal | undefined {
  const { whole, rest } = matter
  const said = rest
    .trim()
    .replace(/[.]$/, '')
    .replace(/^(?:Our|My|The)(?=\s)/, lowerFirst)
  if (whole !== rest && whole.length > said.length + 1) return undefined
  const told = readHow(said) ?? readExplained(said)
  if (told !== undefined) return plainlySaid(matter, { note: told })
  return isNamed(said) ? toldOf(matter, said) : undefined
}

/** “How we cut picking errors”, “how to save fuel” */
function readHow(said: string): string | undefined {
  return how.test(said) ? asSentence(toThem(`I would like to tell you ${said.replace(/^how/i, 'how')}`)) : undefined
}

/** “Our free audit: we look at their last 100 emails” */
function readExplained(said: string): string | undefined {
  const [, thing = '', does = ''] = explained.exec(said) ?? []
  if (!isNamed(thing)) return undefined
  const [first, second] = [tellOf(thing), asSentence(toThem(does))]
  return first === undefined || second === undefined ? undefined : `${first} ${second}`
}

function toldOf(matter: GoalMatter, said: string): ReadGoal {
  const { wanted } = matter
  // What leads somewhere is a service, unless it is what has happened.
  if (!named.test(said) && placed.test(said) && !happened.test(said))
    return { ...readByRules(matter), wanted, about: said, note: undefined, isPlain: false, isUnread: false }
  const read = readByRules(goalMatter(`tell them about ${said}`))
  const { note } = read
  // “Our open day.” is no sentence, although a word of it may be a verb.
  const isNameAlone = note === undefined || note.toLowerCase() === `${said.toLowerCase()}.`
  return isNameAlone ? { ...read, about: undefined, wanted, note: tellOf(said) } : { ...read, wanted }
}

function tellOf(said: string): string | undefined {
  return asSentence(inProperCase(`I am writing to tell you about ${said}`), mostWords)
}

function isNamed(said: string): boolean {
  if (isVerb(said) || isPeople(said) || (isGarbled({ about: said }) && !priceChange.test(said))) return false
  if (named.test(said)) return true
  const where = said.replace(since, '')
  if (!placed.test(where) && !(single.test(said) && !isAskAlone(said)) && !gains.test(said)) return false
  return asNounPhrase(said) === toThem(said)
}

const mostWords = 30

/** A few words for one thing, without a verb or another thing beside it. */
const named =
  /^(?:the|our|my|this|these)\s+(?:(?!(?:and|or|but|that|which|who|we|you|they|i|is|are|was|were|will|can|has|have|cut|cuts|saves|gets|loves|earns|spends|to|with|about|e-?mails?|messages?|one|ones)\b)[\p{L}\p{N}'’&%-]+\s*){1,6}$/iu

/** “… starting 5 May” */
const since =
  /,?\s+(?:from|starting|as of|beginning|until|on)\s+(?:\d{1,2}(?:st|nd|rd|th)?\s+\p{L}+|\p{Lu}\p{L}+(?:\s+\d{1,2})?|next\s+\p{L}+)$/u

/** Something that leads somewhere, or is of somebody: “our move to Hamburg”, “freight from Oslo to Gothenburg”. */
const placed =
  /^(?!(?:[Ii]nvit|[Tt]hank|[Rr]emind|[Aa]sk|[Rr]eply|[Aa]nswer)\p{L}*\b)(?:(?:[Tt]he|[Oo]ur|[Mm]y)\s+)?(?:[\p{L}-]+\s+){1,3}(?:to|from|with|between|in|into|across)\s+(?:the\s+)?\p{Lu}[\p{L}&.-]*(?:\s+(?:and|to|&|\p{Lu}[\p{L}&.-]*))*$/u

/** “A 10% discount” */
const single =
  /^an?\s+(?:(?!(?:and|or|to|with|about|for|e-?mails?|messages?|words?|lines?)\b)[\p{L}\p{N}'’&%-]+\s*){1,4}$/iu

/** “Cutting the time their team spends on research” */
const gains =
  /^(?:cutting|saving|reducing|improving|speeding up|automating|avoiding|lowering|increasing|preventing|simplifying|shortening|replacing|managing|planning|tracking|shipping|storing)\s\S.{4,80}$/i

/** “Cutting freight invoice errors” */
export function isGain(said: string): boolean {
  return gains.test(said)
}

const happened =
  /\b(?:moves?|moving|relocation|expansion|merger|cooperation|partnership|collaboration|integration|opening|visit|trip|return|delay|change|launch)\b/i

const how = /^how\s+(?:to\s+\p{L}+\s|we\s|our\s|they\s|\p{L}).{6,}$/iu
const explained = /^([^:]{6,60}):\s+((?:we|it|you|they)\s.{6,150})$/i
const priceChange = /\b(?:price|fee|rate|rent|tariff)s? (?:decrease|increase|reduction|cut|drop|change|rise|update)s?$/i
