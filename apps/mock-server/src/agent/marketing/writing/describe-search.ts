import type { CompanyConditions, LeadRequest, PeopleConditions } from '../request/lead-request'

/** “heads of growth at companies in SaaS, in Berlin, hiring SDRs” */
export function describeSearch({
  companies,
  people,
  scope,
}: Pick<LeadRequest, 'companies' | 'people' | 'scope'>): string {
  const where = scope === 'new' ? describeCompanies(companies) : 'the accounts of the audience'
  return people === undefined ? where : `${describePeople(people)} at ${where}`
}

export function describePeople({ title, seniority }: PeopleConditions): string {
  if (title === undefined) return seniority ?? 'decision makers'
  return seniority === undefined ? title : `${title} (${seniority})`
}

export function describeCompanies(conditions: CompanyConditions): string {
  const { industry, location, company_size: size, funding, technologies, hiring, keywords } = conditions
  const parts = [
    industry,
    location && `in ${location}`,
    size,
    funding,
    technologies && `using ${technologies}`,
    hiring && `hiring ${hiring}`,
    keywords && `about ${keywords}`,
  ].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? 'companies' : `companies (${parts.join('; ')})`
}
