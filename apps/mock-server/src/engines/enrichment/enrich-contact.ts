import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { World } from '../world/world'
import { crmRecord } from './crm-record'
import { forEmptyFields, placeFields, textField, type Enrichment, type KnownRow } from './enrichment'

export interface ContactLookup {
  readonly world: World
  readonly workspaceId: string
  readonly now: number
}

/** Looks a person up, where each kind of thing is known. */
export function enrichContact(
  { world, workspaceId, now }: ContactLookup,
  row: KnownRow,
  options: readonly EnrichmentOption[],
): Enrichment {
  const name = nameIn(row)
  const email = textField(row, 'email', 'primary_email')
  const companyName = textField(row, 'organization_name')
  const linkedin = textField(row, 'linkedin_url')
  const person = world.personOf({
    email: email ?? null,
    linkedin: linkedin ?? null,
    name: name ?? null,
    companyName: companyName ?? null,
    title: textField(row, 'title') ?? null,
  })
  const company = world.companyOf({ domain: email ?? null, name: companyName ?? null })
  const fields: Record<string, unknown> = {}
  const problems: Partial<Record<EnrichmentOption, string>> = {}
  for (const option of options) {
    if (option === 'Firmographics') {
      if (company === undefined) problems[option] = `nobody knows ${companyName ?? 'the company'}`
      else {
        Object.assign(fields, {
          organization_name: company.name,
          company_phone: company.phone,
          website: company.website,
          industry: company.industry,
          employee_count: company.employees,
          ...placeFields(row, { company_city: company.city, company_country: company.country }),
        })
      }
    } else if (option === 'LinkedIn') {
      if (person === undefined) problems[option] = `nobody knows ${name ?? email ?? 'this person'}`
      else {
        Object.assign(fields, {
          linkedin_url: person.linkedin,
          linkedin_posts: person.posts,
          title: person.title,
          seniority: person.seniority,
          departments: [person.department],
          phone_number: person.phone,
          ...(email === undefined && person.email !== null
            ? { email: person.email, email_source: 'provider', email_status: person.emailStatus }
            : {}),
        })
      }
    } else {
      const isFromCrm = textField(row, 'email_source') === 'crm'
      const record = crmRecord({ email, name: name ?? '', company: companyName, isFromCrm, workspaceId, now }, option)
      if (record === undefined) problems[option] = `the CRM does not have ${name ?? email ?? 'this person'}`
      else Object.assign(fields, record)
    }
  }
  return { fields: forEmptyFields(row, fields), problems }
}

function nameIn(row: KnownRow): string | undefined {
  const parts = [textField(row, 'first_name'), textField(row, 'last_name')].filter((part) => part !== undefined)
  return textField(row, 'name') ?? (parts.length > 0 ? parts.join(' ') : undefined)
}
