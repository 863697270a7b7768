import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'
import { readRequest } from './read-request'

/** Whom a prompt wants to reach, whatever else it asks for; nothing where that cannot be told. */
export function searchOfPrompt(prompt: string): LeadRequest | undefined {
  const search = readPrompt(prompt)
  if (search?.outweighed === undefined) return search
  // It is said in the words that were typed; figures are what counts in the end.
  const { company_size: size } = search.companies
  return { ...search, companies: { ...search.companies, company_size: [search.outweighed, size].join(', ') } }
}

function readPrompt(prompt: string): LeadRequest | undefined {
  const plain = prompt.trim().replaceAll(asking, '$1').replaceAll(meeting, '$1Find ').replaceAll(reaching, '$1Find ')
  for (const intent of readRequest(plain)) {
    if (intent.kind === 'find' && isSearch(intent.leads)) return intent.leads
    if ((intent.kind === 'overview' || intent.kind === 'named') && intent.leads && isSearch(intent.leads))
      return intent.leads
    if (intent.kind === 'ask' && intent.question.orSearch && isSearch(intent.question.orSearch))
      return intent.question.orSearch
    if (intent.kind === 'again' && intent.changes.people !== undefined) {
      return { companies: {}, scope: 'new', ...intent.changes, unknown: [] }
    }
  }
  const [, buyers] = offering.exec(plain) ?? []
  const leads = buyers === undefined ? undefined : readLeads(buyers)
  return leads !== undefined && isSearch(leads) ? leads : undefined
}

/** What is wanted of the rows that a campaign has is no idea for a campaign. */
function isSearch({ companies, people, scope }: LeadRequest): boolean {
  return scope === 'new' && (hasConditions(companies) || people?.title !== undefined || people?.seniority !== undefined)
}

const begin = String.raw`(^|[.!?;]\s+|\n\s*)`
const asking = new RegExp(
  `${begin}(?:please\\s+)?(?:(?:we|i)(?:'d| would)?\\s+(?:want|like|need|plan|hope|aim)\\s+to|help (?:me|us)(?: to)?|let's|can you|could you)\\s+`,
  'gi',
)
const meeting = new RegExp(
  `${begin}(?:book|arrange|schedule|set up|get|win|land)\\s+(?:\\p{L}+\\s+){0,2}?(?:calls?|meetings?|demos?|conversations?|appointments?)\\s+(?:with|at)\\s+`,
  'giu',
)
const reaching = new RegExp(
  `${begin}(?:reach(?: out)?(?: to)?|contact|target|approach|write to|email|message|talk to|speak to|engage(?: with)?)\\s+`,
  'gi',
)
const offering =
  /^(?:introduce|promote|pitch|sell|offer|present|announce|advertise|show|demo|write)\b.*?\s(?:to|for)\s+([^.!?;\n]+)/i
