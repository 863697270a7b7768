import type { LeadRequest } from '../../../agent/marketing/request/lead-request'
import { readLeads } from '../../../agent/marketing/request/read-leads'
import { companyTests } from '../../../agent/marketing/search/company-tests'
import { matchCompanies } from '../../../agent/marketing/search/match-companies'
import { peopleSearches } from '../../../agent/marketing/search/people-searches'
import { describeSearch } from '../../../agent/marketing/writing/describe-search'
import type { CampaignSources } from './campaign-sources'
import { campaignSearch } from './campaign-idea'

type Known = Pick<CampaignSources, 'idealCustomers' | 'valueProposition'>

/**
 * A first campaign as somebody would ask the agent for it: for whom the workspace sells to as far as it has said so, else
 * an example; always one that finds somebody.
 */
export function firstIdea(known: Known): string {
  const search = searchesFrom(known).find(findsAll) ?? example
  const then = known.valueProposition === undefined ? '' : ', and write a three-step email sequence to them'
  return `Find ${count} ${describeSearch(search)}. Then enrich them${then}.`
}

const count = 10

const example: LeadRequest = {
  people: { title: 'Head of Operations' },
  companies: { industry: 'logistics', location: 'Germany', hiring: 'anyone' },
  scope: 'new',
  unknown: [],
}

/** What is known, with ever less of it. */
function searchesFrom({ idealCustomers, valueProposition }: Known): readonly LeadRequest[] {
  const ideal = campaignSearch({}, { idealCustomers })
  const offered = ideal === undefined && valueProposition !== undefined ? buyersOf(valueProposition) : undefined
  const search = ideal ?? offered
  if (search === undefined) return []
  const wider = { ...search.companies, company_size: undefined }
  const people = search.people ?? { seniority: 'decision makers' }
  const some = [search.companies, wider, { ...wider, location: undefined }].flatMap((companies) => [
    { ...companies, hiring: 'anyone' },
    companies,
  ])
  return some
    .filter(({ industry, location }) => industry !== undefined || location !== undefined)
    .map((companies) => ({ ...example, people, companies }))
}

/** Those whom something is for, where it says so: “faster invoicing for dental clinics”. */
function buyersOf(offer: string): LeadRequest | undefined {
  for (const [, whom = ''] of offer.matchAll(/\b(?:for|helps?|serves?)\s+([^.;:!?\n]{3,120})/gi)) {
    const { industry, location } = readLeads(whom).companies
    if (industry !== undefined) return { ...example, people: undefined, companies: { industry, location } }
  }
  return undefined
}

function findsAll({ companies, people = {} }: LeadRequest): boolean {
  const read = companyTests(companies)
  if (read.unknown.length > 0) return false
  const { lacking } = matchCompanies({
    read,
    people: { searches: peopleSearches(people, true), count },
    limit: count,
    isPresent: () => false,
    isKnown: () => false,
  })
  return lacking === undefined
}
