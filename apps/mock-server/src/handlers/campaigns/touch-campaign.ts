import type { WorkspaceStore } from '../../store/store'
import { campaignsCollection, readCampaign } from './campaigns-collection'

/** Says that something in a campaign has changed, which brings it to the top of the list. */
export async function touchCampaign(store: WorkspaceStore, campaignId: string, now: number): Promise<void> {
  const { value } = await readCampaign(store, campaignId)
  await store.collection(campaignsCollection).put(campaignId, { ...value, updateDate: new Date(now).toISOString() })
}
