import { readCampaign } from '../../handlers/campaigns/campaigns-collection'
import { collectionName, type WorkspaceStore } from '../../store/store'
import type { Draft } from './memory'

/** Which messages of a campaign came from its chat, and whether it was asked to save others over those of a person. */
interface KeptMessages {
  readonly campaignId: string
  readonly kept: Partial<Record<Draft['channel'], Pick<Draft, 'templates' | 'origin'>>>
  readonly isAsked: boolean
}

export const keptMessagesCollection = collectionName<KeptMessages>('messages kept by agents')

async function readKept(store: WorkspaceStore, campaignId: string): Promise<KeptMessages> {
  const stored = await store.collection(keptMessagesCollection).get(campaignId)
  return stored?.value ?? { campaignId, kept: {}, isAsked: false }
}

/** How many messages that the campaign has would be lost if a draft was saved. */
export async function writtenByOthers(
  store: WorkspaceStore,
  campaignId: string,
  { channel, templates: next, origin }: Draft,
): Promise<number> {
  const { value } = await readCampaign(store, campaignId)
  const present = value.messagesMetadata.find(({ type }) => type === channel)?.templates ?? []
  const { kept } = await readKept(store, campaignId)
  const isSame = (others: readonly string[] | undefined) => JSON.stringify(others) === JSON.stringify(present)
  const before = kept[channel]
  // What was saved may be changed; what is written anew is another matter.
  const isOwn = before !== undefined && before.origin === origin && isSame(before.templates)
  return isOwn || isSame(next) ? 0 : present.filter((text) => text.trim() !== '').length
}

/** They may be written over from now on without a question. */
export async function markKept(
  store: WorkspaceStore,
  campaignId: string,
  { channel, templates, origin }: Draft,
): Promise<void> {
  const { kept } = await readKept(store, campaignId)
  const next = { campaignId, kept: { ...kept, [channel]: { templates: [...templates], origin } }, isAsked: false }
  await store.collection(keptMessagesCollection).put(campaignId, next)
}

/** Remembers that the question whether to save is open, or is not any more. */
export async function markAsked(store: WorkspaceStore, campaignId: string, isAsked: boolean): Promise<void> {
  const before = await readKept(store, campaignId)
  if (before.isAsked !== isAsked) await store.collection(keptMessagesCollection).put(campaignId, { ...before, isAsked })
}

/** Whether a draft stands in the campaign as it is. */
export async function isKept(store: WorkspaceStore, campaignId: string, draft: Draft): Promise<boolean> {
  const { kept } = await readKept(store, campaignId)
  return JSON.stringify(kept[draft.channel]?.templates) === JSON.stringify(draft.templates)
}

export async function asksToSave(store: WorkspaceStore, campaignId: string): Promise<boolean> {
  return (await readKept(store, campaignId)).isAsked
}
