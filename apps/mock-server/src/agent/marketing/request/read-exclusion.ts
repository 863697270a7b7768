import { wordsOf } from '../../../engines/sourcing/words'
import type { CompanyConditions } from './lead-request'
import { readConditions } from './read-conditions'

/** A request without “not in Toronto”, and what is to be left out. */
export interface ReadExclusions {
  readonly rest: string
  readonly leftOut: Pick<CompanyConditions, 'outside' | 'other_than'>
}

/** Only what names a place or a trade is left out: “without an agency” says something else. */
export function readExclusions(text: string): ReadExclusions {
  // Whoever leaves something out says so once or twice; to read all of a long text so takes long.
  if (text.length > longestText) return { rest: text, leftOut: {} }
  const places: string[] = []
  const trades: string[] = []
  const rest = text.replaceAll(exclusion, (whole: string, named: string) => {
    const { companies, unknown, count } = readConditions(wordsOf(named))
    const { location, industry, ...others } = companies
    const isOther =
      unknown.length > 0 || count !== undefined || Object.values(others).some((value) => value !== undefined)
    if (isOther || (location ?? industry) === undefined) return whole
    if (location !== undefined) places.push(location)
    if (industry !== undefined) trades.push(industry)
    return ' '
  })
  if (places.length + trades.length === 0) return { rest: text, leftOut: {} }
  return {
    rest: rest.replaceAll(/\s{2,}/g, ' ').trim(),
    leftOut: {
      ...(places.length === 0 ? {} : { outside: places.join(', ') }),
      ...(trades.length === 0 ? {} : { other_than: trades.join(', ') }),
    },
  }
}

const exclusion =
  /(?:[,(]\s*|\s)?(?:\b(?:but|and)\s+)?(?:\b(?:that|who|which)\s+(?:are|is)\s+)?\b(?:not|excluding|exclude|except(?: for| those)?|without|outside(?: of)?|other than|apart from|besides|but no|no)\s+(?:(?:those|any|ones|the ones|companies|firms|people|located|based|in|from|at|the)\s+){0,4}([^,;.()]{1,60}?)\)?(?=\s*(?:$|[,;.)]|\b(?:that|who|which|with|using|hiring|please|this time)\b))/gi

const longestText = 400
