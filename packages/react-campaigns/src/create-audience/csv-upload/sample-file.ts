import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { csvText } from '@inlay/sdk-core/csv'

/** Of a company and somebody there that the mock server's world knows: what is found for them is found for the sample. */
const samples: Readonly<Record<ArtifactType, Readonly<Record<string, string>>>> = {
  contact: {
    name: 'Fleur van den Berg',
    first_name: 'Fleur',
    last_name: 'van den Berg',
    title: 'Director of Enterprise Sales',
    job_title: 'Director of Enterprise Sales',
    seniority: 'director',
    departments: 'Sales',
    job_functions: 'Sales',
    organization_name: 'Soseva Groep',
    linkedin_url: 'https://www.linkedin.example/in/fleur-van-den-berg-son-06',
    phone_number: '+31 20 555 0767',
    company_phone: '+31 20 555 0037',
    email: 'fvandenberg@soseva.example',
  },
  account: {
    name: 'Soseva Groep',
    website: 'https://www.soseva.example',
    industry: 'Logistics',
    annual_revenue: '176350000',
    employee_count: '775',
    company_address: 'Herengracht 84',
    company_city: 'Eindhoven',
    company_state: 'Noord-Brabant',
    company_country: 'Netherlands',
    technologies: 'HubSpot, SAP',
    company_linkedin: 'https://www.linkedin.example/company/soseva',
    total_funding: '118350000',
    latest_funding: 'Series D',
    last_raised_at: '2024-06-17',
  },
}

/** A file that can be uploaded as it is: field names of its type, and one row as an example. */
export function sampleFile(artifactType: ArtifactType): { readonly blob: Blob; readonly filename: string } {
  const fields = Object.keys(samples[artifactType])
  const columns = fields.map((field) => ({
    header: field,
    cell: (row: Readonly<Record<string, string>>) => row[field] ?? '',
  }))
  const text = csvText(columns, [samples[artifactType]])
  // Excel needs the mark to know UTF-8.
  return { blob: new Blob(['\ufeff', text], { type: 'text/csv' }), filename: `${artifactType}s.csv` }
}
