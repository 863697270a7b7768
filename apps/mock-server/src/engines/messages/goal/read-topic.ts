import { goalMatter, type GoalMatter } from './goal-matter'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import type { ReadGoal } from './read-goal'
import { readByRules } from './read-by-rules'

/** “The spring fair”, of which no rule knows more than that it is something: they are told about it. */
export function readTopic({ whole, rest, wanted }: GoalMatter): ReadGoal | undefined {
  const said = rest.trim().replace(/[.]$/, '')
  if (!named.test(said) || isVerb(said) || isPeople(said) || (whole !== rest && whole.length > said.length + 1))
    return undefined
  const read = readByRules(goalMatter(`tell them about ${said}`))
  return { ...read, wanted }
}

/** A few words for one thing, without a verb or another thing beside it. */
const named =
  /^(?:the|our|my|this|these)\s+(?:(?!(?:and|or|but|that|which|who|we|you|they|i|is|are|was|were|will|can|has|have|to|with|about|e-?mails?|messages?|one|ones)\b)[\p{L}\p{N}'’&%-]+\s*){1,6}$/iu
