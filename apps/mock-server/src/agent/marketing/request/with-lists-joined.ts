import { wordsOf } from '../../../engines/sourcing/words'
import { isCompanyName } from './is-company-name'
import { hasConditions } from './lead-request'
import { readConditions } from './read-conditions'

/**
 * A text in which all that is left out is joined by the same word: “not in Berlin, Hamburg or Munich” leaves out three
 * places, of which the comma must not make two that are wanted.
 */
export function withListsJoined(text: string): string {
  if (text.length > longestText || /["“”„]/.test(text) || ofMessages.test(text) || notBut.test(text)) return text
  return text.replaceAll(leaving, (_, lead: string, list: string) => `${lead}${joined(list)}`)
}

function joined(list: string): string {
  const [first = '', ...others] = list.split(separator)
  const kind = kindOf(first)
  if (kind === undefined) return list
  let said = first
  for (let at = 0; at < others.length; at += 2) {
    const [joint = '', item = ''] = [others[at], others[at + 1]]
    const [head, tail] = partedAt(item)
    if (kindOf(head) === kind) {
      said = `${said} or ${head}`
      if (tail === '') continue
      return `${said}${tail}${others.slice(at + 2).join('')}`
    }
    // What is left out beside it is not what is wanted.
    return `${said}${besides.test(item) ? (negated.test(item) ? ', but ' : ', but not ') : joint}${others.slice(at + 1).join('')}`
  }
  return said
}

/** “Munich that are hiring” */
function partedAt(item: string): readonly [string, string] {
  const at = item.search(/\s(?:that|who|which|with|using|hiring|please|this time|again|and|instead)\b|[?!]*$/i)
  return [item.slice(0, at), item.slice(at)]
}

type Kind = 'place' | 'trade' | 'name'

function kindOf(item: string): Kind | undefined {
  const plain = item.trim().replace(/^(?:in|at|from|those in|the)\s+/i, '')
  if (plain === '') return undefined
  const { companies, unknown, count } = readConditions(wordsOf(plain))
  const { location, industry, ...rest } = companies
  const isPlain = unknown.length === 0 && count === undefined && !hasConditions(rest)
  if (isPlain && location !== undefined && industry === undefined) return 'place'
  if (isPlain && industry !== undefined && location === undefined) return 'trade'
  return isCompanyName(plain) ? 'name' : undefined
}

const longestText = 400
/** “Not restaurants, hotels” puts one in place of the other. */
const notBut =
  /^(?:no[,.]?\s+)?not\s+(?:at\s+|in\s+)?(?!(?:any|in|at)\b)[\p{L}-]+(?:\s[\p{L}-]+)?,\s+(?!(?:not|nor|and|or)\b)[\p{L}-]+(?:\s[\p{L}-]+)?[.!]*$/iu
/** What messages say stays as it was put. */
const ofMessages = /^(?:\w+,?\s){0,3}?(?:write|draft|compose|say|mention|tell|replace|change|rewrite)\b/i
const word =
  '(?:not|excluding|exclude|except(?: for| those)?|leaving out|leave out|without|outside(?: of)?|other than|apart from|besides|but no|no(?:\\s?one|body|ne)?)'
const leaving = new RegExp(
  `(\\b${word}\\s+(?:(?:for|those|any(?:one|body)?|ones|the ones|companies|firms|people|located|based|in|from|at|the)\\s+){0,4})([^;.()\\n]*,[^;.()\\n]*|[^;.()\\n]*\\s(?:and|or|nor)\\s[^;.()\\n]*)`,
  'gi',
)
const separator =
  /(,\s*(?:(?:and|or|nor)\s+)?(?:in\s+|from\s+|at\s+)?|\s+(?:and|or|nor)\s+(?:not\s+)?(?:in\s+|from\s+|at\s+)?)/i
const negated = /^no(?:\s?one|body)?\b/i
const besides = /^(?:any(?:one|body|thing)|no(?:\s?one|body)?|companies|company|firms|people|those|who)\b/i
