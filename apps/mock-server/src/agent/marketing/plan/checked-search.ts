import { upperFirst } from '../../../engines/messages/upper-first'
import { isElsewhere } from '../request/places-elsewhere'
import { hasConditions, type LeadRequest } from '../request/lead-request'
import { listed } from '../writing/counted'
import { describeCompanies, describeSearch } from '../writing/describe-search'
import type { ResolvedSearch } from './resolve-search'

/** A search of which all is understood, or what has to be asked first. */
export function checked(search: LeadRequest): ResolvedSearch {
  const { companies, people, scope, unknown, unknownPlace, elsewhere = [] } = search
  if (unknownPlace !== undefined) {
    return {
      pending: { ...search, unknownPlace: undefined, elsewhere: undefined },
      question: isElsewhere(unknownPlace)
        ? `I know nobody in ${upperFirst(unknownPlace)}, so I have not searched. In which other city, country or region shall I look?`
        : `${nobodyIn(elsewhere)}I know no place called “${unknownPlace}”, so I have not searched. Which city, country or region do you mean?`,
    }
  }
  if (elsewhere.length > 0 && companies.location === undefined) {
    return {
      pending: { ...search, elsewhere: undefined },
      question: `${nobodyIn(elsewhere)}So I have not searched. In which other city, country or region shall I look?`,
    }
  }
  const { outside, other_than: otherThan, not_at: notAt, ...wanted } = companies
  // Everybody but some is nobody in particular.
  if (
    (outside ?? otherThan ?? notAt) !== undefined &&
    scope === 'new' &&
    people === undefined &&
    !hasConditions(wanted)
  )
    return {
      pending: search,
      question: `Whom shall I look for ${describeCompanies(companies).replace(/^companies /, '')}? Name a role, an industry or a place.`,
    }
  if (unknown.length === 0 && elsewhere.length === 0) return { search }
  // Whom somebody would leave out is never what is offered.
  if (unknown.some((each) => leavingOut.test(each))) {
    return {
      question:
        'I am not sure whom I am to leave out, so I have not searched. Say whom to find in one sentence, such as “find 10 heads of HR at software companies in Berlin with at least 100 employees, but not at Acme”.',
    }
  }
  const others = unknown.map((each) => `“${each}”`)
  const said = listed([...elsewhere, ...unknown.map((each) => `“${each}”`)])
  const offer = { ...search, unknown: [], elsewhere: undefined, leftOut: `left out ${said}` }
  const lines = [nobodyIn(elsewhere).trim(), others.length === 0 ? '' : `I cannot search by ${listed(others)}.`].filter(
    (line) => line !== '',
  )
  const whole = elsewhere.length + unknown.length
  const without = whole === 1 ? 'without it' : 'without them'
  return {
    question: `${lines.join(' ')} Shall I find ${describeSearch(offer)}${unknown.length === 0 ? '' : ` ${without}`}?`,
    offer,
    refused: search,
  }
}

/** What of a search nobody can search by. */
export function toldOf({ unknown, elsewhere = [] }: LeadRequest): readonly string[] {
  return [...unknown, ...elsewhere]
}

const leavingOut =
  /\b(?:leav(?:e|ing) out|left out|exclud(?:e|ing|ed)|skip(?:ping)?|ignor(?:e|ing)|omit(?:ting)?|avoid(?:ing)?|do not|don['’]?t|never|rather not)\b/i

function nobodyIn(places: readonly string[]): string {
  return places.length === 0 ? '' : `I know nobody in ${listed(places)}. `
}
