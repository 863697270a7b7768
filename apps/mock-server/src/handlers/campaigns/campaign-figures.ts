import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../store/store'
import { readTable } from './artifacts/artifact-rows'
import { outreachFigures } from './launch/outreach-figures'

/** A campaign with the numbers and the fields of its rows, and with what its providers count by now. */
export async function withFigures(store: WorkspaceStore, campaign: Campaign, now: number): Promise<Campaign> {
  const { campaignId } = campaign
  const accounts = await readTable(store, campaignId, 'account')
  const contacts = await readTable(store, campaignId, 'contact')
  return {
    ...campaign,
    ...(await outreachFigures(store, campaign, now)),
    accountsCount: accounts.count,
    contactsCount: contacts.count,
    accountFields: [...accounts.fields],
    contactFields: [...contacts.fields],
  }
}
