import { readCampaign } from '../../handlers/campaigns/campaigns-collection'
import { collectionName, type WorkspaceStore } from '../../store/store'
import type { Draft } from './memory'

export type KeptDraft = Pick<Draft, 'templates' | 'origin'>

/** Which messages of a campaign came from its chat, and of which it was asked whether to save others over them. */
interface KeptMessages {
  readonly campaignId: string
  readonly kept: Partial<Record<Draft['channel'], KeptDraft>>
  readonly asked: readonly Draft['channel'][]
}

export const keptMessagesCollection = collectionName<KeptMessages>('messages kept by agents')

async function readKept(store: WorkspaceStore, campaignId: string): Promise<KeptMessages> {
  const stored = await store.collection(keptMessagesCollection).get(campaignId)
  return stored?.value ?? { campaignId, kept: {}, asked: [] }
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
  const { kept, asked } = await readKept(store, campaignId)
  const next = {
    campaignId,
    kept: { ...kept, [channel]: { templates: [...templates], origin } },
    asked: asked.filter((each) => each !== channel),
  }
  await store.collection(keptMessagesCollection).put(campaignId, next)
}

/** What came from the chat last by a way; nothing where nothing did. */
export async function keptBy(
  store: WorkspaceStore,
  campaignId: string,
  channel: Draft['channel'],
): Promise<KeptDraft | undefined> {
  return (await readKept(store, campaignId)).kept[channel]
}

/** As it was before something was saved. */
export async function keptAs(
  store: WorkspaceStore,
  campaignId: string,
  channel: Draft['channel'],
  draft: KeptDraft | null,
): Promise<void> {
  const { kept, asked } = await readKept(store, campaignId)
  const { [channel]: _, ...others } = kept
  const next = draft === null ? others : { ...others, [channel]: draft }
  await store.collection(keptMessagesCollection).put(campaignId, { campaignId, kept: next, asked })
}

/** Remembers that the question whether to save over the messages of a channel is open. */
export async function markAsked(store: WorkspaceStore, campaignId: string, channel: Draft['channel']): Promise<void> {
  const before = await readKept(store, campaignId)
  if (!before.asked.includes(channel)) await putAsked(store, before, [...before.asked, channel])
}

/** Remembers that no such question is open any more. */
export async function forgetAsked(store: WorkspaceStore, campaignId: string): Promise<void> {
  await putAsked(store, await readKept(store, campaignId), [])
}

async function putAsked(store: WorkspaceStore, before: KeptMessages, asked: KeptMessages['asked']): Promise<void> {
  await store.collection(keptMessagesCollection).put(before.campaignId, { ...before, asked })
}

/** Whether a draft stands in the campaign as it is. */
export async function isKept(store: WorkspaceStore, campaignId: string, draft: Draft): Promise<boolean> {
  const { kept } = await readKept(store, campaignId)
  return JSON.stringify(kept[draft.channel]?.templates) === JSON.stringify(draft.templates)
}

/** By which ways it was asked whether to save over what is there. */
export async function asksToSave(store: WorkspaceStore, campaignId: string): Promise<KeptMessages['asked']> {
  return (await readKept(store, campaignId)).asked
}
