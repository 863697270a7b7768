import { collectionName, type WorkspaceStore } from '../../../store/store'

/** What the agent has written of a campaign, by its id: one for both agents. */
export interface StoredOverview {
  readonly campaignId: string
  /** Markdown. */
  readonly text: string
}

export const overviewsCollection = collectionName<StoredOverview>('campaign overviews')

export async function readOverview(store: WorkspaceStore, campaignId: string): Promise<string | undefined> {
  return (await store.collection(overviewsCollection).get(campaignId))?.value.text
}

export async function keepOverview(store: WorkspaceStore, overview: StoredOverview): Promise<void> {
  await store.collection(overviewsCollection).put(overview.campaignId, overview)
}
