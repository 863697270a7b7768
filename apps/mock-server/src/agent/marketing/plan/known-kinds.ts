import { countries } from '../../../engines/world/countries/countries'
import { industries } from '../../../engines/world/industries/industries'
import { technologies } from '../../../engines/world/technologies'
import { listed } from '../writing/counted'

export type KnownKind = 'industries' | 'countries' | 'technologies'

const names: Readonly<Record<KnownKind, readonly { readonly name: string }[]>> = { industries, countries, technologies }

/** What can be searched by, by its names. */
export function knownKinds(kind: KnownKind): string {
  const known = names[kind].map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en'))
  return `I know these ${kind}: ${listed(known)}. Many of them by other names as well.`
}
