import { textField } from '../../../engines/enrichment/enrichment'
import { countries } from '../../../engines/world/countries/countries'
import { placesOf } from '../../../engines/world/countries/places-of'
import type { WorldCompany } from '../../../engines/world/world'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'

/** A row as a company that can be held to conditions; what it does not say meets none. */
export function companyOfRow(row: StoredArtifact, account?: StoredArtifact): WorldCompany {
  const text = (...names: readonly string[]) =>
    textField(row, ...names) ?? (account && textField(account, ...names)) ?? ''
  const city = text('city', 'company_city')
  const country = text('country', 'company_country')
  const state = text('state', 'company_state') || (stateOf(city, country) ?? null)
  const technologies = row['technologies'] ?? account?.['technologies']
  return {
    id: row.id,
    name: text('organization_name', 'name'),
    domain: '',
    website: text('website'),
    industry: text('industry'),
    keywords: [],
    description: '',
    employees: numberIn(row['employee_count'] ?? account?.['employee_count']) ?? Number.NaN,
    revenue: numberIn(row['annual_revenue'] ?? account?.['annual_revenue']) ?? null,
    foundedYear: Number.NaN,
    address: null,
    city,
    state,
    country,
    region: '',
    technologies: Array.isArray(technologies) ? technologies.filter((each) => typeof each === 'string') : [],
    hiring: [],
    totalFunding: null,
    latestFunding: null,
    lastRaisedAt: null,
    linkedin: '',
    phone: '',
  }
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Where a city is, which rows that nobody has looked up do not say. */
function stateOf(city: string, country: string): string | undefined {
  const own = countries.find(({ name }) => name === country)
  if (own === undefined) return undefined
  return placesOf(own).find((place) => place.city.written === city || place.city.latin === city)?.state?.written
}
