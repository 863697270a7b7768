import { textField } from '../../../engines/enrichment/enrichment'
import type { WorldCompany, WorldPerson } from '../../../engines/world/world'
import type { NewArtifact, StoredArtifact } from '../artifacts/stored-artifact'

/** A company that was found, as a row: with what tells who it is; the rest is what enrichment is for. */
export function accountRow(company: WorldCompany): NewArtifact {
  return {
    name: company.name,
    website: company.website,
    industry: company.industry,
    employee_count: company.employees,
    company_city: company.city,
    company_country: company.country,
  }
}

export interface Employer {
  readonly name: string
  /** The row that the company has in the campaign. */
  readonly accountId?: string | undefined
}

/** Somebody who was found, as a row. */
export function contactRow(person: WorldPerson, { name, accountId }: Employer): NewArtifact {
  return Object.fromEntries(
    Object.entries({
      name: `${person.firstName} ${person.lastName}`,
      first_name: person.firstName,
      last_name: person.lastName,
      title: person.title,
      seniority: person.seniority,
      departments: [person.department],
      organization_name: name,
      organization_id: accountId,
      email: person.email,
      email_source: person.email === null ? null : 'provider',
      email_status: person.emailStatus,
    }).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** What is the same of one person however they came into a campaign. */
export function contactKey(row: NewArtifact | StoredArtifact): string {
  const email = textField(row, 'email', 'primary_email')
  return (email ?? `${textField(row, 'name') ?? ''} ${textField(row, 'organization_name') ?? ''}`).toLowerCase()
}
