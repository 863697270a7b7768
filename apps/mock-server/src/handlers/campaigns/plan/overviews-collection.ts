import { collectionName, type WorkspaceStore } from '../../../store/store'

/** What was said for an overview, and stays in it when its numbers are written anew. */
export interface OverviewNotes {
  readonly goal?: string | undefined
  readonly angle?: string | undefined
  readonly nextSteps?: readonly string[] | undefined
}

/** What the agent has written of a campaign, by its id: one for both agents. */
export interface StoredOverview {
  readonly campaignId: string
  /** Markdown. */
  readonly text: string
  readonly notes?: OverviewNotes | undefined
}

export const overviewsCollection = collectionName<StoredOverview>('campaign overviews')

export async function readOverview(store: WorkspaceStore, campaignId: string): Promise<string | undefined> {
  return (await store.collection(overviewsCollection).get(campaignId))?.value.text
}

export async function readOverviewNotes(store: WorkspaceStore, campaignId: string): Promise<OverviewNotes> {
  return (await store.collection(overviewsCollection).get(campaignId))?.value.notes ?? {}
}

export async function keepOverview(store: WorkspaceStore, overview: StoredOverview): Promise<void> {
  await store.collection(overviewsCollection).put(overview.campaignId, overview)
}
