import { countIn } from './count-at'
import type { AudienceQuestion } from './audience-question'

/** Reads “job title and city of the first three” and “what's the title of the second one?”, which rows answer as they stand. */
export function readRowDetails(text: string): AudienceQuestion | undefined {
  const whole = text.replace(/(?:[.!?,\s]|\s(?:please|pls|again|too|as well|then))+$/i, '')
  const plain = whole.replace(andOfCompany, '')
  const { name, place } = aboutOne.exec(plain)?.groups ?? {}
  if (name !== undefined) return { isCount: false, companies: {}, has: [], names: [name], isAbout: true }
  // Only companies have a size, or do something.
  const ofOne = howLarge.exec(plain) ?? ofCompany.exec(plain)
  const { what = '', whom = '' } =
    (ofOne ?? ofThem.exec(plain) ?? inWhich.exec(plain) ?? whoTheyAre.exec(plain))?.groups ??
    (place === undefined ? {} : { whom: place })
  const [, end = '', count] = several.exec(whom) ?? []
  const number = count === undefined ? undefined : countIn(count)
  const [, ordinal] = single.exec(whom) ?? []
  if (number === undefined && ordinal === undefined) return undefined
  const isOfCompanies = ofOne !== null || /\b(?:compan|account|firm)/i.test(whom) || ofCompanies.test(what)
  const isOfPeople = ofPeople.test(what) || /\b(?:contact|people|person|lead|prospect)/i.test(whom)
  const which =
    ordinal === undefined
      ? { first: /^last$/i.test(end) ? -(number ?? 1) : number }
      : { at: placeOf(ordinal.toLowerCase()) }
  return {
    // “The third one” is of those who were listed last.
    of: isOfCompanies ? 'accounts' : isOfPeople ? 'contacts' : undefined,
    isCount: false,
    companies: {},
    has: [],
    names: [],
    isOfLast: true,
    ...(plain === whole && place === undefined ? {} : { isOfEmployer: true }),
    ...which,
  }
}

/** From zero; the last is counted from the end. */
function placeOf(ordinal: string): number {
  return ordinal === 'last' ? -1 : /^\d/.test(ordinal) ? Number.parseInt(ordinal, 10) - 1 : ordinals.indexOf(ordinal)
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
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
/** “Who are the first three?” */
const whoTheyAre = new RegExp(`${begin}who(?:['’]s| is| are) (?<whom>the (?:[\\p{L}\\d]+ ){0,2}?\\S+)$`, 'iu')
const several = new RegExp(
  `^(?:the )?(first|top|last) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)${rows}$`,
  'i',
)
const single = new RegExp(`^the (${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)|last)${rows}$`, 'i')
/** People have none of that. */
const ofCompanies = /\b(?:industr|trade|sector|size|headcount|employees)/i
/** Companies have none of that. */
const ofPeople = /\b(?:title|role|position|job|compan|employer)|\bwork/i

const staff = '(?:employees|people|staff|workers)'
/** “…, and how many people work there?” */
const andOfCompany = new RegExp(
  `,?\\s+and\\s+(?:how many ${staff} (?:work|are) there|how many ${staff} (?:do|does) (?:it|they|the company) (?:have|employ)|how (?:big|large) (?:is|are) (?:it|they|the company|that company)|what (?:does|do) (?:it|they|the company) do|what (?:industry|trade|sector) (?:is|are) (?:it|they) in)$`,
  'i',
)
/** “How many people does the first company employ?” */
const howLarge = new RegExp(
  `${begin}how (?:(?:big|large) is|many ${staff} (?:does|do|has|work (?:at|for|in)|are (?:there )?(?:at|in|with)|are employed (?:at|by|in))) (?<whom>the \\S+${rows})(?: (?:employ|have|got|employs|has))*$`,
  'iu',
)
const named = "\\p{Lu}[\\p{L}.&’'-]*(?:\\s(?:&|\\p{Lu}[\\p{L}.&’'-]*)){0,5}"
/** “Tell me more about the first one”, “what do you know about Lund AB?”, “what does Lund AB do?” */
const aboutOne = new RegExp(
  `${begin}(?:(?:what do (?:we|you) know|(?:a (?:bit|little) )?more|something|everything|all|(?:all )?(?:the )?details|(?<=tell me )) ?(?:about|of|on|for)|what (?:does|do)(?= .+ (?:do|make|sell)$)|what (?:kind|sort) of (?:company|business|firm) is) (?:(?<place>the \\S+(?: (?:one|contact|person|lead|prospect))?)|(?<name>${named}))(?: (?:do|make|sell))?$`,
  'u',
)
/** “What does the first company do?” */
const ofCompany = new RegExp(
  `${begin}(?:what does|what do (?:we|you) know (?:about|of)|(?:more |something )?about|what kind of (?:company|business) is) (?<whom>the \\S+ (?:company|account|firm))(?: (?:do|make|sell))?$`,
  'iu',
)
