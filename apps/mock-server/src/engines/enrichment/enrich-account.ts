import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { World } from '../world/world'
import { forEmptyFields, placeFields, textField, type Enrichment, type KnownRow } from './enrichment'

/** Looks a company up. */
export function enrichAccount(world: World, row: KnownRow, options: readonly EnrichmentOption[]): Enrichment {
  const name = textField(row, 'name')
  const company = world.companyOf({ domain: textField(row, 'website') ?? null, name: name ?? null })
  const fields: Record<string, unknown> = {}
  const problems: Partial<Record<EnrichmentOption, string>> = {}
  for (const option of options) {
    if (option !== 'Firmographics' && option !== 'LinkedIn') {
      problems[option] = 'the CRM has it for contacts only'
    } else if (company === undefined) {
      problems[option] = `nobody knows ${name ?? 'this company'}`
    } else if (option === 'LinkedIn') {
      fields['company_linkedin'] = company.linkedin
    } else {
      Object.assign(fields, {
        website: company.website,
        industry: company.industry,
        annual_revenue: company.revenue,
        employee_count: company.employees,
        ...placeFields(row, {
          company_address: company.address,
          company_city: company.city,
          company_state: company.state,
          company_country: company.country,
        }),
        technologies: company.technologies,
        total_funding: company.totalFunding,
        latest_funding: company.latestFunding,
        last_raised_at: company.lastRaisedAt,
      })
    }
  }
  return { fields: forEmptyFields(row, fields), problems }
}
