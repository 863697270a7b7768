import type { Lacked } from '../request/intent'
import { contactFields } from './contact-fields'
import { textField } from '../../../engines/enrichment/enrichment'
import { readSeniorities } from '../../../engines/sourcing/seniorities'
import { titleTest } from '../../../engines/sourcing/titles'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { wasEnriched } from '../../../handlers/campaigns/artifacts/was-enriched'
import type { AudienceQuestion } from '../request/audience-question'
import { companyOfRow } from '../search/company-of-row'
import { companyTests } from '../search/company-tests'
import type { EmployerFinder } from '../search/employer-finder'

export interface Rows {
  readonly contacts: readonly StoredArtifact[]
  readonly employerOf: EmployerFinder
}

export type Noun = 'contact' | 'account'

/** Whether a row is one of those that a question is about. */
export function testOf(
  question: AudienceQuestion,
  noun: Noun,
  { contacts, employerOf }: Rows,
): (row: StoredArtifact) => boolean {
  const { people, companies, has, isEnriched, hasContacts, names } = question
  const title = people?.title === undefined ? undefined : titleTest(people.title)
  const ranks = people?.seniority === undefined ? undefined : readSeniorities(people.seniority)
  const { tests } = companyTests(companies)
  const employers = new Set(
    contacts.flatMap((row) => [textField(row, 'organization_id'), textField(row, 'organization_name')?.toLowerCase()]),
  )
  return (row) => {
    const company = companyOfRow(row, noun === 'contact' ? employerOf(row) : undefined)
    const isEmployer = employers.has(row.id) || employers.has(textField(row, 'name')?.toLowerCase() ?? '-')
    return (
      tests.every(({ matches }) => matches(company)) &&
      (title === undefined || title(textField(row, 'title', 'job_title') ?? '') > 0) &&
      (ranks === undefined || [...ranks].some((rank) => rank === textField(row, 'seniority'))) &&
      has.every(({ what, is }) => (textField(row, ...fieldsOf(noun)[what]) !== undefined) === is) &&
      (isEnriched === undefined || wasEnriched(row) === isEnriched) &&
      (hasContacts === undefined || isEmployer === hasContacts) &&
      names.every((name) => hasName(row, name))
    )
  }
}

/** The number of a company is nobody's own. */
function fieldsOf(noun: 'contact' | 'account'): Readonly<Record<Lacked, readonly string[]>> {
  return noun === 'contact'
    ? contactFields
    : { ...contactFields, phone: ['company_phone', 'phone_number'], linkedin: ['company_linkedin', 'linkedin_url'] }
}

/** Whether anybody, or a company, is called that. */
export function isNameOf(rows: readonly StoredArtifact[], name: string): boolean {
  return rows.some((row) => hasName(row, name))
}

function hasName(row: StoredArtifact, name: string): boolean {
  const wanted = name.toLowerCase()
  return ['name', 'organization_name', 'website'].some((field) => {
    const text = textField(row, field)?.toLowerCase() ?? ''
    // “No” is not in “Nordic Technologies”.
    return (
      text === wanted ||
      text.split(/(?<=[^\p{L}\p{N}])/u).some((_, at, words) => words.slice(at).join('').startsWith(wanted))
    )
  })
}
