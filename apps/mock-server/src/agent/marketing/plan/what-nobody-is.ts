import type { AudienceQuestion } from '../request/audience-question'
import { conditionsIn, hasInWords, isOfPlacesAlone, placeOrCompanies } from './conditions-in'
import type { Noun } from './row-test'

/** What is said of rows none of which fits: “is in Hamburg and has an email address”. */
export function whatNobodyIs(asked: AudienceQuestion, noun: Noun): string {
  const { people, companies, has, isEnriched, hasContacts, names } = asked
  const isSayable = people === undefined && isEnriched === undefined && names.length === 0
  const isOfCompanies = Object.keys(companies).length > 0 && !isOfPlacesAlone(companies)
  if (!isSayable || (isOfCompanies && noun === 'account')) return `fits: ${conditionsIn(asked)}`
  return [
    ...(Object.keys(companies).length === 0
      ? []
      : [`${isOfCompanies ? 'works at' : 'is'} ${placeOrCompanies(companies)}`]),
    ...has.map(({ what, is }) => `${is ? 'has' : 'lacks'} ${hasInWords[what]}`),
    ...(hasContacts === undefined ? [] : [hasContacts ? 'has contacts' : 'lacks contacts']),
  ].join(' and ')
}
