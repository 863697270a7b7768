import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'

/** Whom “they” and “these companies” mean: those that were found or listed last. */
export interface SpokenOf {
  /** Names of companies. */
  readonly accounts: readonly string[]
  /** People, by name and company; none where only companies were spoken of. */
  readonly contacts: readonly string[]
}

/** Rows as those who were spoken of last; nothing where there are too many to be remembered, or none. */
export function spokenOf(rows: readonly StoredArtifact[], noun: 'contact' | 'account'): SpokenOf | undefined {
  if (rows.length === 0 || rows.length > mostSpokenOf) return undefined
  const companies = rows.flatMap((row) => textField(row, noun === 'contact' ? 'organization_name' : 'name') ?? [])
  return { accounts: [...new Set(companies)], contacts: noun === 'contact' ? rows.map(keyOfContact) : [] }
}

export const mostSpokenOf = 2_000

/** Whether a row is one of them: a person also where only the company was named. */
export function isSpokenOf({
  accounts,
  contacts,
}: SpokenOf): (row: StoredArtifact, noun: 'contact' | 'account') => boolean {
  const companies = new Set(accounts.map((name) => name.toLowerCase()))
  const people = new Set(contacts)
  return (row, noun) => {
    if (noun === 'contact' && people.size > 0) return people.has(keyOfContact(row))
    const company = textField(row, noun === 'contact' ? 'organization_name' : 'name')
    return company !== undefined && companies.has(company.toLowerCase())
  }
}

export function contactKey(name: string, company: string): string {
  return `${name}|${company}`.toLowerCase()
}

function keyOfContact(row: StoredArtifact): string {
  return contactKey(textField(row, 'name') ?? '', textField(row, 'organization_name') ?? '')
}
