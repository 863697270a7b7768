import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'

export type EmployerFinder = (contact: StoredArtifact) => StoredArtifact | undefined

/** Finds the account that a contact works at: by the id that both have, else by its name. */
export function employerFinder(accounts: readonly StoredArtifact[]): EmployerFinder {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const byName = new Map<string, StoredArtifact>()
  for (const account of accounts) {
    const name = textField(account, 'name')?.toLowerCase()
    if (name !== undefined && !byName.has(name)) byName.set(name, account)
  }
  return (contact) => {
    const id = textField(contact, 'organization_id')
    const name = textField(contact, 'organization_name')?.toLowerCase()
    return (id === undefined ? undefined : byId.get(id)) ?? (name === undefined ? undefined : byName.get(name))
  }
}
