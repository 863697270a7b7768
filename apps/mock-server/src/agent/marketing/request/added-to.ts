import { isPartOf } from '../../../engines/sourcing/places'
import type { CompanyConditions, LeadRequest, PeopleConditions } from './lead-request'

/** Changes to a search that go with what it says already: “VPs of engineering too”. */
export function addedTo(last: LeadRequest, changes: Partial<LeadRequest>): Partial<LeadRequest> {
  const { people, companies } = changes
  return {
    ...changes,
    ...(people === undefined ? {} : { people: bothPeople(last.people, people) }),
    ...(companies === undefined
      ? {}
      : {
          companies: {
            ...companies,
            ...wholePlaces(bothOf('location', last.companies, companies)),
            ...bothOf('industry', last.companies, companies),
            ...bothOf('outside', last.companies, companies),
            ...bothOf('other_than', last.companies, companies),
            ...bothOf('not_at', last.companies, companies),
          },
        }),
  }
}

/** A title beside a rank would be one condition more, so the new one stands alone then. */
function bothPeople(last: PeopleConditions | undefined, next: PeopleConditions): PeopleConditions {
  if (last === undefined || keysOf(last) !== keysOf(next)) return next
  return { ...bothOf('title', last, next), ...bothOf('seniority', last, next) }
}

/** “Leipzig, Germany” would be Leipzig alone: where all of a place is meant, its parts need no name. */
function wholePlaces({ location }: Pick<CompanyConditions, 'location'>): Pick<CompanyConditions, 'location'> {
  const all = listIn(location)
  const own = all.filter((place) => !all.some((each) => isPartOf(place, each)))
  return own.length === 0 ? {} : { location: own.join(', ') }
}

function listIn(text: string | undefined): readonly string[] {
  return text?.split(/\s*,\s*/) ?? []
}

function keysOf({ title, seniority }: PeopleConditions): string {
  return `${title !== undefined}/${seniority !== undefined}`
}

function bothOf<Key extends string>(
  key: Key,
  last: Readonly<Partial<Record<Key, string | undefined>>>,
  next: Readonly<Partial<Record<Key, string | undefined>>>,
): Partial<Record<Key, string>> {
  const said = [last[key], next[key]].flatMap((text) => listIn(text))
  const own = said.filter(
    (text, index) => said.findIndex((each) => each.toLowerCase() === text.toLowerCase()) === index,
  )
  return own.length === 0 ? {} : ({ [key]: own.join(', ') } as Partial<Record<Key, string>>)
}
