import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorkspaceStore } from '../../../store/store'
import { artifactsCollection, type NewArtifact } from '../artifacts/stored-artifact'
import type { FindContacts } from './find-contacts'

/** People at an account of a campaign, as rows; none where the account has gone, or nobody knows the company. */
export async function contactsAtAccount(
  store: WorkspaceStore,
  campaignId: string,
  accountId: string,
  findContacts: FindContacts,
): Promise<readonly NewArtifact[]> {
  const account = (await store.collection(artifactsCollection(campaignId, 'account')).get(accountId))?.value
  if (account === undefined) return []
  const name = textField(account, 'name')
  const company = theWorld().companyOf({ domain: textField(account, 'website') ?? null, name: name ?? null })
  return company === undefined ? [] : findContacts(company, { name: name ?? company.name, accountId })
}
