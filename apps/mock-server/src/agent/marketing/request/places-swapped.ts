import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'
import { polite } from './polite'

/** “Swap Texas for California”, “replace Austria with Germany”: where to look, where no message names one of them. */
export function placesSwapped(text: string): string {
  const [, before = '', behind = ''] = swaps.exec(text) ?? []
  return namesPlace(before) && namesPlace(behind) ? `in ${behind} instead` : text
}

const swaps = new RegExp(
  `^${polite}(?:swap|replace|change|exchange|switch|substitute)\\s+(?:from\\s+)?([^.;!?]{2,40}?)\\s+(?:for|with|by|to|into)\\s+([^.;!?]{2,40}?)[.!]*$`,
  'i',
)

function namesPlace(where: string): boolean {
  if (where === '') return false
  const { people, companies, unknown } = readLeads(where)
  const { location, ...others } = companies
  return location !== undefined && people === undefined && !hasConditions(others) && unknown.length === 0
}
