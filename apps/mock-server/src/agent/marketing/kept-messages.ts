import { readCampaign } from '../../handlers/campaigns/campaigns-collection'
import { collectionName, type WorkspaceStore } from '../../store/store'
import type { Draft } from './memory'
import type { SavedMessages } from './undo-steps'

export type KeptDraft = Pick<Draft, 'templates' | 'subjectLine' | 'origin'>

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
  const present = await savedMessages(store, campaignId, channel)
  const { kept } = await readKept(store, campaignId)
  const before = kept[channel]
  // What was saved may be changed; what is written anew is another matter.
  const isOwn = before !== undefined && before.origin === origin && hasTexts(present, before)
  const { templates = [] } = present ?? {}
  const isSame = JSON.stringify(next) === JSON.stringify(templates)
  return isOwn || isSame ? 0 : templates.filter((text) => text.trim() !== '').length
}

/** They may be written over from now on without a question. */
export async function markKept(
  store: WorkspaceStore,
  campaignId: string,
  { channel, templates, subjectLine, origin }: Draft,
): Promise<void> {
  const { kept, asked } = await readKept(store, campaignId)
  const next = {
    campaignId,
    kept: { ...kept, [channel]: { templates: [...templates], subjectLine, origin } },
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

/** What was changed elsewhere since it was saved is not what was gone back to: it is asked about before it goes. */
export async function forgetChanged(
  store: WorkspaceStore,
  campaignId: string,
  channel: Draft['channel'],
): Promise<void> {
  const kept = await keptBy(store, campaignId, channel)
  if (kept !== undefined && !hasTexts(await savedMessages(store, campaignId, channel), kept))
    await keptAs(store, campaignId, channel, null)
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
  return hasTexts(await savedMessages(store, campaignId, draft.channel), draft)
}

/** What the campaign has by a way. */
export async function savedMessages(
  store: WorkspaceStore,
  campaignId: string,
  channel: Draft['channel'],
): Promise<SavedMessages | undefined> {
  const { value } = await readCampaign(store, campaignId)
  return value.messagesMetadata.find(({ type }) => type === channel)
}

/** Whether messages say what others say, subject and all. */
export function hasTexts(saved: SavedMessages | undefined, texts: Pick<Draft, 'templates' | 'subjectLine'>): boolean {
  return (
    saved !== undefined &&
    JSON.stringify(saved.templates) === JSON.stringify(texts.templates) &&
    (saved.subjectLine ?? '') === (texts.subjectLine ?? '')
  )
}

/** By which ways it was asked whether to save over what is there. */
export async function asksToSave(store: WorkspaceStore, campaignId: string): Promise<KeptMessages['asked']> {
  return (await readKept(store, campaignId)).asked
}
