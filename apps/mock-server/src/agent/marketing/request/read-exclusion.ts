import { wordsOf } from '../../../engines/sourcing/words'
import { theWorld } from '../../../engines/world/the-world'
import { isCalled } from '../search/is-called'
import type { CompanyConditions } from './lead-request'
import { isCompanyName } from './is-company-name'
import { readConditions } from './read-conditions'

/** A request without “not in Toronto”, and what is to be left out. */
export interface ReadExclusions {
  readonly rest: string
  readonly leftOut: Pick<CompanyConditions, 'outside' | 'other_than' | 'not_at'>
  /** What is to be left out and means nothing to a search, in the words that said it. */
  readonly unread: readonly string[]
}

/** Only what names a place or a trade is left out: “without an agency” says something else. */
export function readExclusions(text: string): ReadExclusions {
  // Whoever leaves something out says so once or twice; to read all of a long text so takes long.
  if (text.length > longestText) return { rest: text, leftOut: {}, unread: [] }
  const places: string[] = []
  const trades: string[] = []
  const companies: string[] = []
  const unread: string[] = []
  const rest = text.replaceAll(exclusion, (whole: string, named: string) => {
    // “Outside Berlin in Germany” is still in Germany.
    const [, inner = '', around = ''] = within.exec(named) ?? []
    const isWithin = isPlace(inner) && isPlace(around)
    const { companies, unknown, count } = readConditions(wordsOf(isWithin ? inner : named))
    const { location, industry, ...others } = companies
    const isOther =
      unknown.length > 0 || count !== undefined || Object.values(others).some((value) => value !== undefined)
    if (isOther || (location ?? industry) === undefined) return whole
    if (location !== undefined) places.push(location)
    if (industry !== undefined) trades.push(industry)
    return isWithin ? ` in ${around}` : ' '
  })
  // Never is anybody looked for who is not wanted, because the words for it were not understood.
  const plain = rest.replaceAll(unreadable, (whole: string, said: string) => {
    if (isOther.test(whole)) return whole
    const names = companyNamesIn(said)
    if (names.length > 0) companies.push(...names)
    else unread.push(said.trim().replace(/^(?:but|and|or)\s+(?=no\s?(?:body|one)\b)/i, ''))
    return ' '
  })
  if (places.length + trades.length + companies.length + unread.length === 0) return { rest: text, leftOut: {}, unread }
  return {
    unread,
    rest: plain.replaceAll(/\s{2,}/g, ' ').trim(),
    leftOut: {
      ...(places.length === 0 ? {} : { outside: places.join(', ') }),
      ...(trades.length === 0 ? {} : { other_than: trades.join(', ') }),
      ...(companies.length === 0 ? {} : { not_at: companies.join(', ') }),
    },
  }
}

function isPlace(text: string): boolean {
  const { companies, unknown } = readConditions(wordsOf(text))
  const { location, ...others } = companies
  return location !== undefined && Object.keys(others).length === 0 && unknown.length === 0
}

const within = /^(\S[^,;]{1,60}?)\s+(?:in|within)\s+(\S[^,;]{1,60})$/i

/** “But not at IKEA or Danone” */
function companyNamesIn(said: string): readonly string[] {
  const [, joint, named] = behind.exec(said) ?? []
  if (named === undefined) return []
  const names = named.split(/\s*,\s*|\s+(?:or|and|nor)\s+(?:at\s+)?/i)
  return names.every((each) => isCompanyName(each) && (joint !== undefined || !isPerson(each))) ? names : []
}

/** “Except Jana Schröder”: two names that no company is known by. */
function isPerson(named: string): boolean {
  return twoNames.test(named) && !theWorld().companies.some(({ name }) => isCalled(name, named))
}

const twoNames = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u
const behind =
  /\b(?:[Nn]ot|[Nn]o(?:\s?one|body)?|any(?:one|body)?|[Ee]xcept(?: for)?|[Ee]xcluding|[Ee]xclude|other than|apart from|[Ww]ithout)\s+(?:(?:for|those|the ones|people|any(?:one|body)|who|that|are|is|work|working|employed|companies|firms|like)\s+)*(?:(at|from|of|with)\s+)?(\p{Lu}.*)$/u

const word =
  '(?:not|excluding|exclude|except(?: for| those)?|leaving out|leave out|without|outside(?: of)?|other than|apart from|besides|but no|no(?:\\s?one|body|ne)?)'
/** Whom it names, up to where something else is said. */
const end = `(?=\\s*(?:$|[,;.)]|\\b(?:that|who|which|with|using|hiring|please|this time)\\b|\\b(?:(?:and|but|or|nor)\\s+)?${word}\\s))`
const exclusion = new RegExp(
  `(?:[,(]\\s*|\\s)?(?:\\b(?:but|and|or|nor)\\s+)?(?:\\b(?:that|who|which)\\s+(?:are|is)\\s+)?\\b${word}\\s+(?:(?:those|any(?:one|body)?|ones|the ones|companies|firms|people|located|based|in|from|at|the)\\s+){0,4}([^,;.()]{1,160}?)\\)?${end}`,
  'gi',
)
const unreadable =
  /[,(]?\s*((?:\b(?:but|and|or)\s+)?\b(?:excluding|exclude|leaving out|except(?: for| those)?|but (?:no|not|without)|not (?:in|from|at)|no(?:\s?one|body) (?:in|from|at|who (?:is|are|works?))|no (?:compan(?:y|ies)|firms?|business(?:es)?)|without any(?:one|body)?|other than|apart from)\s+[^,;.()]{1,160})\)?/gi
/** “Not in need of”, “no more than 50” */
const isOther = /\b(?:no|not) (?:more|fewer|less) than\b|\bnot (?:too|so|very|yet|only|now)\b|\bnot in need\b/i

const longestText = 400
