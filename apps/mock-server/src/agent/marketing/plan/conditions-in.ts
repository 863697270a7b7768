import type { AudienceQuestion } from '../request/audience-question'
import { describeCompanies, describePeople } from '../writing/describe-search'

/** What a question says of those whom it is about, in words. */
export function conditionsIn({ people, companies, has, isEnriched, hasContacts, names }: AudienceQuestion): string {
  const parts = [
    ...(people === undefined ? [] : [describePeople(people)]),
    ...(Object.keys(companies).length === 0 ? [] : [placeOrCompanies(companies)]),
    ...has.map(({ what, is }) => `${is ? 'with' : 'without'} ${hasInWords[what]}`),
    ...(isEnriched === undefined ? [] : [isEnriched ? 'enriched' : 'not enriched yet']),
    ...(hasContacts === undefined ? [] : [hasContacts ? 'with contacts' : 'without contacts']),
    ...names.map((name) => `“${name}”`),
  ]
  return parts.join(', ')
}

/** “In Hamburg”, “SaaS companies in Hamburg” */
export function placeOrCompanies(companies: AudienceQuestion['companies']): string {
  const said = describeCompanies(companies)
  return isOfPlacesAlone(companies) ? said.replace(/^companies /, '') : said
}

export function isOfPlacesAlone(companies: AudienceQuestion['companies']): boolean {
  return Object.keys(companies).every((name) => name === 'location' || name === 'outside')
}

export const hasInWords = {
  email: 'an email address',
  phone: 'a phone number',
  linkedin: 'a LinkedIn profile',
} as const
