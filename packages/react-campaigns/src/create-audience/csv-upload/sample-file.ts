import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { csvText } from '@inlay/sdk-core/csv'

const samples: Readonly<Record<ArtifactType, Readonly<Record<string, string>>>> = {
  contact: {
    name: 'Ingrid Solberg',
    first_name: 'Ingrid',
    last_name: 'Solberg',
    title: 'Head of Logistics',
    job_title: 'Head of Logistics',
    seniority: 'head',
    departments: 'operations, supply chain',
    job_functions: 'logistics',
    organization_name: 'Fjordkyst Sjømat',
    linkedin_url: 'https://www.linkedin.com/in/ingrid-solberg',
    phone_number: '+47 22 00 00 00',
    company_phone: '+47 22 00 00 01',
    email: 'ingrid.solberg@fjordkyst.example',
  },
  account: {
    name: 'Fjordkyst Sjømat',
    website: 'https://fjordkyst.example',
    industry: 'Food production',
    annual_revenue: '48000000',
    employee_count: '320',
    company_address: 'Strandgaten 12',
    company_city: 'Bergen',
    company_state: 'Vestland',
    company_country: 'Norway',
    technologies: 'SAP, Salesforce',
    company_linkedin: 'https://www.linkedin.com/company/fjordkyst',
    total_funding: '12000000',
    latest_funding: 'Series B',
    last_raised_at: '2025-03-14',
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
