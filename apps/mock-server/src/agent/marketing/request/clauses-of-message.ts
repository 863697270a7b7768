import { hideQuotes } from './quoted-words'

const modest = '(?:(?:please|also|now|then|just|can you|could you|would you|will you)\\s+)*'
const verb =
  "(?:find|add|make|write|draft|save|enrich|look|show|tell me|drop|remove|delete|leave out|take out|get rid of|sign|shorten|change|replace|mention|ask|update|check|count|list|use|do not|don['’]?t|skip|search|get|give|how many|who|which|sort|rename|schedule|launch|undo|put|move|say|exclude|send|keep|max(?:imum)?)"

const ofSearch =
  '(?:add|include|limit|keep|widen|extend|expand|narrow|restrict|leave out|exclude|skip|drop|only|no more than|not (?:in|at)|at (?:least|most)|up to|take|make it|look|search|find|with (?:at|more|fewer|less|between)|companies with|firms with)'

const betweenSentences = /(?<=[.!?])\s+|\n+|;\s+/u
/** Where one wish ends and the next begins, said with a verb of its own. */
const betweenWishes = new RegExp(
  `(?<=[.!?])\\s+|\\n+|[,;]\\s+|\\s+(?:and|but|then|plus)\\s+(?=${modest}${verb}\\s)`,
  'iu',
)
/** Where anything is said beside something else. */
const betweenAny = /(?<=[.!?])\s+|\n+|[,;]\s+|\s+(?:and|but|then|plus)\s+/iu
const begins = new RegExp(`^${modest}${verb}\\s`, 'iu')

/** Whether a clause begins as an order does. */
export function isOrder(clause: string): boolean {
  return begins.test(clause)
}

/** Where a search is changed further. */
const betweenSearches = new RegExp(
  `(?<=[.!?])\\s+|\\n+|;\\s+|,?\\s+(?:and|but|then|plus)\\s+(?=${modest}${ofSearch}\\b)|,\\s+(?=${modest}${ofSearch}\\b)`,
  'iu',
)

export type Cut = 'sentences' | 'wishes' | 'all' | 'searches'

const joints: Readonly<Record<Cut, RegExp>> = {
  sentences: betweenSentences,
  wishes: betweenWishes,
  all: betweenAny,
  searches: betweenSearches,
}

/** A message in clauses, cut between sentences, where a wish begins, or at every joint. */
export function clausesOfMessage(message: string, cut: Cut): readonly string[] {
  const { text, shown } = hideQuotes(message)
  return text
    .split(joints[cut])
    .map((clause) => shown(clause.replace(/^[\s,;.!]*(?:(?:and|but|then|plus)\s+)*/i, '').trim()))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}
