import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { collectionName, type WorkspaceStore } from '../../store/store'
import type { KeptDraft } from './kept-messages'
import type { Draft } from './memory'

export type SavedMessages = Campaign['messagesMetadata'][number]

/** What was there before messages were written, changed or saved, or taken up as they had been changed elsewhere. */
export type UndoStep =
  | { readonly kind: 'draft' | 'elsewhere'; readonly runId: string; readonly draft?: Draft; readonly beside?: Draft }
  | {
      readonly kind: 'saved'
      readonly runId: string
      readonly channel: Draft['channel']
      readonly before: SavedMessages | null
      readonly after: SavedMessages
      readonly kept: KeptDraft | null
      readonly beside?: Draft
    }

/** The last one in the end. */
interface UndoSteps {
  readonly campaignId: string
  readonly steps: readonly UndoStep[]
}

const undoStepsCollection = collectionName<UndoSteps>('undo steps of agents')
const mostKept = 30

async function readSteps(store: WorkspaceStore, campaignId: string): Promise<readonly UndoStep[]> {
  return (await store.collection(undoStepsCollection).get(campaignId))?.value.steps ?? []
}

/** Whether there is something that can be taken back. */
export async function canUndo(store: WorkspaceStore, campaignId: string): Promise<boolean> {
  return (await readSteps(store, campaignId)).length > 0
}

/** Messages as they were before each change, the newest first. */
export async function draftsBefore(store: WorkspaceStore, campaignId: string): Promise<readonly Draft[]> {
  return (await readSteps(store, campaignId))
    .toReversed()
    .flatMap((step) => (step.kind === 'saved' || step.draft === undefined ? [] : [step.draft]))
}

/** Whether messages were taken up as they had been changed elsewhere, and nothing was done to them since. */
export async function isTakenUp(store: WorkspaceStore, campaignId: string, origin: string): Promise<boolean> {
  const last = (await readSteps(store, campaignId)).at(-1)
  return last?.kind === 'elsewhere' && last.runId === origin
}

/** Remembers what is about to become something else. */
export async function keepUndoStep(store: WorkspaceStore, campaignId: string, step: UndoStep): Promise<void> {
  const steps = [...(await readSteps(store, campaignId)), step].slice(-mostKept)
  await store.collection(undoStepsCollection).put(campaignId, { campaignId, steps })
}

/** All that the last request changed, the last of it first; they can be taken back only once. */
export async function takeUndoSteps(store: WorkspaceStore, campaignId: string): Promise<readonly UndoStep[]> {
  const steps = await readSteps(store, campaignId)
  const runId = steps.at(-1)?.runId
  const first = steps.findLastIndex((step) => step.runId !== runId) + 1
  if (steps.length > 0)
    await store.collection(undoStepsCollection).put(campaignId, { campaignId, steps: steps.slice(0, first) })
  return steps.slice(first).toReversed()
}
