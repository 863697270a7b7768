import { accountFieldNames, contactFieldNames, hiddenArtifactFields } from './artifact'
import type { ArtifactType } from './artifact-type'

/** A field that a column of a file can become, and what other programs call it. */
export interface UploadField {
  readonly key: string
  readonly synonyms: readonly string[]
  /** How like its name a column has to be called; nothing where being alike will do. */
  readonly leastScore?: number
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
  twitter_url: ['Twitter'],
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

/** Written by the product: in a file of its own, and by chance in no other. */
const writtenHere: ReadonlySet<string> = new Set([
  'linkedin_posts',
  'hubspot_web_activities',
  'hubspot_email_engagements',
])

/** What enrichment tells of the company of a contact. The parts of its address are not asked of files: they are people's there. */
const companyFieldNames = accountFieldNames.filter(
  (key) => key !== 'name' && !/^company_(?:address|city|state|country)$/.test(key),
)

/** The same name, however it is written. */
const sameName = 0.95

/** The fields that the columns of a file of rows of this type can become. */
export function uploadFieldsOf(artifactType: ArtifactType): readonly UploadField[] {
  if (artifactType === 'account') {
    return accountFieldNames.map((key) => ({ key, synonyms: accountSynonyms[key] ?? [] }))
  }
  return [
    ...contactFieldNames.map((key) => ({
      key,
      synonyms: synonyms[key] ?? [],
      ...(writtenHere.has(key) ? { leastScore: sameName } : {}),
    })),
    ...companyFieldNames.map((key) => ({ key, synonyms: [], leastScore: sameName })),
  ]
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

/** The same, where other columns have names already, and the product keeps some for itself. */
export function freeFieldName(header: string, index: number, isTaken: (name: string) => boolean): string {
  let name = notReserved(ownFieldName(header, index))
  while (isTaken(name)) name = `${name}_${index + 1}`
  return name
}

/** Under which a value is kept that its field does not take. */
export function besideField(field: string): string {
  return `${field}_text`
}

/** A header of a file of ours that only looks like one of our fields. */
export function isOwnHeader(header: string): boolean {
  const [, base = ''] = /^(.+)_(?:text(?:_2)*|file)$/.exec(header) ?? []
  return hiddenArtifactFields.has(base) || contactFieldNames.includes(base) || accountFieldNames.includes(base)
}

/** A name that the product keeps for itself, as one of a file. */
export function notReserved(name: string, isReserved = (each: string) => hiddenArtifactFields.has(each)): string {
  return isReserved(name) ? `${name}_file` : name
}
