import { hasConditions, type LeadRequest } from '../request/lead-request'
import { listed } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import type { ResolvedSearch } from './resolve-search'

/** A search of which all is understood, or what has to be asked first. */
export function checked(search: LeadRequest): ResolvedSearch {
  const { companies, people, scope, unknown, unknownPlace, elsewhere = [] } = search
  if (unknownPlace !== undefined) {
    return {
      pending: { ...search, unknownPlace: undefined, elsewhere: undefined },
      question: `${nobodyIn(elsewhere)}I know no place called “${unknownPlace}”, so I have not searched. Which city, country or region do you mean?`,
    }
  }
  if (elsewhere.length > 0 && companies.location === undefined) {
    return {
      pending: { ...search, elsewhere: undefined },
      question: `${nobodyIn(elsewhere)}So I have not searched. In which other city, country or region shall I look?`,
    }
  }
  if (unknown.length === 0 && elsewhere.length === 0) return { search }
  const excluded = unknown.filter((each) => excludes.test(each))
  if (excluded.length > 0 && !hasConditions(companies) && people === undefined && scope === 'new')
    return {
      question: `${cannotExclude} Where, or among which companies, shall I look instead?`,
    }
  const others = unknown.filter((each) => !excludes.test(each)).map((each) => `“${each}”`)
  const said = listed([...elsewhere, ...unknown.map((each) => `“${each}”`)])
  const offer = { ...search, unknown: [], elsewhere: undefined, leftOut: `left out ${said}` }
  const lines = [
    nobodyIn(elsewhere).trim(),
    others.length === 0 ? '' : `I cannot search by ${listed(others)}.`,
    excluded.length === 0 ? '' : cannotExclude,
  ].filter((line) => line !== '')
  const whole = elsewhere.length + unknown.length
  const without = excluded.length > 0 ? `without leaving that out` : whole === 1 ? 'without it' : 'without them'
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

function nobodyIn(places: readonly string[]): string {
  return places.length === 0 ? '' : `I know nobody in ${listed(places)}. `
}

const excludes = /^(?:but\s+)?(?:not|without|outside|except|excluding|other than|besides|apart from|no)\b/i
const cannotExclude = 'I cannot leave companies or places out, so I have not searched: I only look for what is named.'
