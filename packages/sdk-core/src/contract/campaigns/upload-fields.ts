import { accountFieldNames, contactFieldNames } from './artifact'
import type { ArtifactType } from './artifact-type'

/** A field that a column of a file can become, and what other programs call it. */
export interface UploadField {
  readonly key: string
  readonly synonyms: readonly string[]
}

const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['Full name', 'Contact name', 'Person'],
  first_name: ['Given name', 'Forename', 'Vorname', 'Prénom'],
  last_name: ['Surname', 'Family name', 'Nachname', 'Nom'],
  title: ['Position', 'Role'],
  job_title: ['Job position', 'Current title'],
  seniority: ['Seniority level', 'Level'],
  departments: ['Department'],
  job_functions: ['Function', 'Job function'],
  organization_name: [
    'Company',
    'Company name',
    'Organisation',
    'Organization',
    'Account',
    'Account name',
    'Employer',
    'Firma',
  ],
  linkedin_url: ['LinkedIn', 'LinkedIn profile', 'Person LinkedIn URL', 'Profile URL'],
  facebook_url: ['Facebook'],
  twitter_url: ['Twitter', 'X'],
  phone_number: ['Phone', 'Mobile', 'Mobile phone', 'Telephone', 'Telefon', 'Work direct phone'],
  company_phone: ['Corporate phone', 'Office phone', 'Company phone number'],
  email: ['E-mail', 'Mail', 'E-mail address', 'Work email', 'Business email'],
  primary_email: ['Primary e-mail'],
  email_source: ['Primary email source'],
  email_status: ['Email verification', 'Email confidence'],
}

const accountSynonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['Company', 'Company name', 'Account', 'Account name', 'Organisation', 'Organization', 'Firma'],
  website: ['Domain', 'Company domain', 'Company website', 'URL', 'Web site', 'Homepage'],
  industry: ['Sector', 'Branche'],
  annual_revenue: ['Revenue', 'Turnover', 'Umsatz'],
  employee_count: ['Employees', '# Employees', 'Number of employees', 'Headcount', 'Company size', 'Mitarbeiter'],
  company_address: ['Address', 'Street'],
  company_city: ['City', 'Town', 'Ort', 'Stadt'],
  company_state: ['State', 'Region', 'Province'],
  company_country: ['Country', 'Land'],
  technologies: ['Tech stack', 'Technology'],
  company_linkedin: ['LinkedIn', 'Company LinkedIn URL', 'LinkedIn URL'],
  total_funding: ['Funding', 'Total funding amount'],
  latest_funding: ['Last funding round', 'Latest funding stage'],
  last_raised_at: ['Last funding date', 'Last raised'],
}

/** What is written by the product and comes in no file. */
const notUploaded: ReadonlySet<string> = new Set([
  'linkedin_posts',
  'hubspot_web_activities',
  'hubspot_email_engagements',
])

/** The fields that the columns of a file of rows of this type can become. */
export function uploadFieldsOf(artifactType: ArtifactType): readonly UploadField[] {
  const [names, others] =
    artifactType === 'contact' ? [contactFieldNames, synonyms] : [accountFieldNames, accountSynonyms]
  return names.filter((key) => !notUploaded.has(key)).map((key) => ({ key, synonyms: others[key] ?? [] }))
}

/** The name under which a column that is no field of ours is kept. */
export function ownFieldName(header: string, index: number): string {
  const words = header
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const name = words.join('_').slice(0, 80)
  if (name === '') return `column_${index + 1}`
  return /^[\p{L}_]/u.test(name) ? name : `column_${name}`
}
