import { countIn } from './count-at'
import type { AudienceQuestion } from './audience-question'

/** Reads “job title and city of the first three” and “what's the title of the second one?”, which rows answer as they stand. */
export function readRowDetails(text: string): AudienceQuestion | undefined {
  const plain = text.replace(/(?:[.!?,\s]|\s(?:please|pls|again|too|as well|then))+$/i, '')
  const { what = '', whom = '' } = (ofThem.exec(plain) ?? inWhich.exec(plain))?.groups ?? {}
  const [, end = '', count] = several.exec(whom) ?? []
  const number = count === undefined ? undefined : countIn(count)
  const [, ordinal] = single.exec(whom) ?? []
  if (number === undefined && ordinal === undefined) return undefined
  const isOfCompanies = /\b(?:compan|account|firm)/i.test(whom) || ofCompanies.test(what)
  const which =
    ordinal === undefined
      ? { first: /^last$/i.test(end) ? -(number ?? 1) : number }
      : { at: /^last$/i.test(ordinal) ? -1 : ordinals.indexOf(ordinal.toLowerCase()) }
  return {
    of: isOfCompanies ? 'accounts' : 'contacts',
    isCount: false,
    companies: {},
    has: [],
    names: [],
    isOfLast: true,
    ...which,
  }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const detail =
  '(?:(?:job )?titles?|roles?|positions?|jobs?|cit(?:y|ies)|towns?|places?|locations?|compan(?:y|ies)|employers?|names?|industr(?:y|ies)|trades?|sectors?|sizes?|headcounts?|employees|number of employees)'
const details = `(?:(?:the |their |company )*${detail})(?:(?:,| and|, and| &)\\s(?:the |their |company )*${detail}){0,3}`
const rows = '(?: (?:ones?|contacts?|people|persons?|leads?|prospects?|rows?|compan(?:y|ies)|accounts?|firms?))?'
const begin =
  "^(?:(?:and|so|ok(?:ay)?|now|please|can you|could you|tell me|show me|give me|list|i need|i want|what(?:[’']s| is| are)|do you know)[,\\s]+)*"
const ofThem = new RegExp(`${begin}(?<what>${details}) (?:of|for) (?<whom>(?:the )?(?:[\\p{L}\\d]+ ){1,2}?\\S+)$`, 'iu')
const inWhich = new RegExp(
  `${begin}(?:in |at |from )?(?:which|what|where) ?(?<what>${detail})? ?(?:is|are|does|do) (?<whom>the \\S+${rows})(?: (?:in|at|from|based(?: in)?|located|work(?:ing)?(?: (?:at|for|in))?|sit(?: in)?))?$`,
  'iu',
)
const several = new RegExp(
  `^(?:the )?(first|top|last) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)${rows}$`,
  'i',
)
const single = new RegExp(`^the (${ordinals.join('|')}|last)${rows}$`, 'i')
/** People have none of that. */
const ofCompanies = /\b(?:industr|trade|sector|size|headcount|employees)/i
