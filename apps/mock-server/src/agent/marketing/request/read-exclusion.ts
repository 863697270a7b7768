import { wordsOf } from '../../../engines/sourcing/words'
import { hasConditions } from './lead-request'
import { readConditions } from './read-conditions'

/** A request without “not in Toronto”, and what was to be left out, in the words that said it. */
export interface ReadExclusions {
  readonly rest: string
  readonly excluded: readonly string[]
}

/** Only what names a place or a trade is left out: “without an agency” says something else. */
export function readExclusions(text: string): ReadExclusions {
  // Whoever leaves something out says so once or twice; to read all of a long text so takes long.
  if (text.length > longestText) return { rest: text, excluded: [] }
  const excluded: string[] = []
  const rest = text.replaceAll(exclusion, (whole: string, said: string, named: string) => {
    const { companies, unknown, count } = readConditions(wordsOf(named))
    const { location, industry } = companies
    const isOther = unknown.length > 0 || count !== undefined || !hasConditions(companies)
    if (isOther || (location ?? industry) === undefined) return whole
    excluded.push(said.trim())
    return ' '
  })
  return { rest: excluded.length === 0 ? text : rest.replaceAll(/\s{2,}/g, ' ').trim(), excluded }
}

const exclusion =
  /(?:[,(]\s*|\s)?(?:\b(?:but|and)\s+)?\b((?:not|excluding|exclude|except(?: for| those)?|without|outside(?: of)?|other than|apart from|besides|but no|no)\s+(?:(?:those|any|ones|the ones|companies|firms|people|located|based|in|from|at|the)\s+){0,4}([^,;.()]{1,60}?))\)?(?=\s*(?:$|[,;.)]|\b(?:that|who|which|with|using|hiring)\b))/gi

const longestText = 400
