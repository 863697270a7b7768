import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { notFound } from '../../frame/problem-error'
import { collectionName, type StoredDocument, type WorkspaceStore } from '../../store/store'

type Counted = 'accountsCount' | 'contactsCount' | 'accountFields' | 'contactFields'

/** A campaign, by its id. Its revision is the document's own, its rows are counted where they are, and names are people's. */
export type StoredCampaign = Omit<Campaign, Counted | 'revision' | 'userName'>

export const campaignsCollection = collectionName<StoredCampaign>('campaigns', [
  'updateDate',
  'createDate',
  'name',
  'status',
])

export function toCampaign({ value, revision }: StoredDocument<StoredCampaign>): Campaign {
  return { ...value, revision }
}

export async function readCampaign(store: WorkspaceStore, campaignId: string): Promise<StoredDocument<StoredCampaign>> {
  const kept = await store.collection(campaignsCollection).get(campaignId)
  if (kept === undefined) throw notFound('campaign')
  return kept
}
