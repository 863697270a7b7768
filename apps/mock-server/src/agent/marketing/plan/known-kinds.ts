import { countries } from '../../../engines/world/countries/countries'
import { industries } from '../../../engines/world/industries/industries'
import { technologies } from '../../../engines/world/technologies'
import { listed } from '../writing/counted'

export type KnownKind = 'industries' | 'countries' | 'technologies' | 'signals'

const names: Readonly<Record<Exclude<KnownKind, 'signals'>, readonly { readonly name: string }[]>> = {
  industries,
  countries,
  technologies,
}

/** What can be searched by, by its names. */
export function knownKinds(kind: KnownKind): string {
  if (kind === 'signals') return signals
  const known = names[kind].map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en'))
  return `I know these ${kind}: ${listed(known)}. Many of them by other names as well.`
}

const signals =
  'I can search by whom companies are **hiring** (“hiring SDRs”), what they **raised** (“that raised a Series A”, “raised in the last 12 months”) and which **technologies** they use (“that use SAP”), beside the trade, the place and the size.'
