import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../../store/store'
import { readTable } from './artifact-rows'

/** A campaign with the numbers of its rows. */
export async function withCounts(store: WorkspaceStore, campaign: Campaign): Promise<Campaign> {
  const { campaignId } = campaign
  const accounts = await readTable(store, campaignId, 'account')
  const contacts = await readTable(store, campaignId, 'contact')
  return { ...campaign, accountsCount: accounts.count, contactsCount: contacts.count }
}
