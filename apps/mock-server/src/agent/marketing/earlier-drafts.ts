import { collectionName, type WorkspaceStore } from '../../store/store'
import type { Draft } from './memory'

/** Messages as they were before each change of them, the last one in the end. */
interface EarlierDrafts {
  readonly campaignId: string
  readonly drafts: readonly Draft[]
}

const earlierDraftsCollection = collectionName<EarlierDrafts>('earlier drafts of agents')
const mostKept = 20

async function readEarlier(store: WorkspaceStore, campaignId: string): Promise<readonly Draft[]> {
  return (await store.collection(earlierDraftsCollection).get(campaignId))?.value.drafts ?? []
}

/** Remembers messages that are about to become others. */
export async function keepEarlierDraft(store: WorkspaceStore, campaignId: string, draft: Draft): Promise<void> {
  const drafts = [...(await readEarlier(store, campaignId)), draft].slice(-mostKept)
  await store.collection(earlierDraftsCollection).put(campaignId, { campaignId, drafts })
}

/** The messages before the last change, which are none of the earlier ones any more. */
export async function takeEarlierDraft(store: WorkspaceStore, campaignId: string): Promise<Draft | undefined> {
  const drafts = await readEarlier(store, campaignId)
  const last = drafts.at(-1)
  if (last !== undefined)
    await store.collection(earlierDraftsCollection).put(campaignId, { campaignId, drafts: drafts.slice(0, -1) })
  return last
}
