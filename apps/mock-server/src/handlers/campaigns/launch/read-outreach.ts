import type { WorkspaceStore } from '../../../store/store'
import { outreachCollection, type Outreach } from './outreach-collections'

export async function readOutreach(store: WorkspaceStore, campaignId: string): Promise<Outreach> {
  const kept = await store.collection(outreachCollection).get(campaignId)
  return kept?.value ?? { campaignId, emails: [], linkedIn: [] }
}

export async function keepOutreach(store: WorkspaceStore, outreach: Outreach): Promise<void> {
  await store.collection(outreachCollection).put(outreach.campaignId, outreach)
}
