import * as z from 'zod'
import { campaignsCollection, readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { WorkspaceStore } from '../../../store/store'
import { forgetChanged, isKept, keptAs } from '../kept-messages'
import { keepMemory, readMemory, type Draft } from '../memory'
import { takeUndoSteps, type UndoStep } from '../undo-steps'
import { defineTool, ToolProblem, type ToolContext } from './tool'

export interface Undone {
  /** What is at hand again; nothing where nothing was written before. */
  readonly draft?: Draft
  /** What was written by the other way. */
  readonly beside?: Draft
  /** What was written, and not only saved, is as it was before. */
  readonly is_rewritten: boolean
  /** The draft stands in the campaign as it is. */
  readonly saved: boolean
  /** So many messages from before are in the campaign again. */
  readonly restored: readonly { readonly channel: Draft['channel']; readonly count: number }[]
  /** By these ways, messages were changed by others since they were saved, and stay. */
  readonly left: readonly Draft['channel'][]
}

type SavedStep = Extract<UndoStep, { kind: 'saved' }>

export const undoDraftChange = defineTool({
  name: 'undo_draft_change',
  description: 'Takes back what the last request wrote, changed or saved of messages.',
  args: z.object({}),
  async run(context): Promise<Undone> {
    const { campaignId } = context
    const undone = await context.once('undone', async (open): Promise<Undone | null> => {
      const steps = await takeUndoSteps(open, campaignId)
      if (steps.length === 0) return null
      let memory = await readMemory(open, campaignId)
      const restored: { channel: Draft['channel']; count: number }[] = []
      const left: Draft['channel'][] = []
      for (const step of steps) {
        memory = { ...memory, beside: step.beside }
        if (step.kind === 'draft') memory = { ...memory, draft: step.draft }
        else if (await restore(open, context, step))
          restored.push({ channel: step.channel, count: step.before?.templates.length ?? 0 })
        else left.push(step.channel)
      }
      await keepMemory(open, memory)
      const { draft, beside } = memory
      for (const each of [draft, beside]) if (each !== undefined) await forgetChanged(open, campaignId, each.channel)
      return {
        ...(draft === undefined ? {} : { draft }),
        ...(beside === undefined ? {} : { beside }),
        is_rewritten: steps.some(({ kind }) => kind === 'draft'),
        saved: draft !== undefined && (await isKept(open, campaignId, draft)),
        restored,
        left,
      }
    })
    if (undone === null) throw new ToolProblem('there is no earlier version of the messages.')
    return undone
  },
})

/** Puts the messages from before back, unless somebody has changed since what was saved. */
async function restore(
  open: WorkspaceStore,
  { campaignId, clock }: ToolContext,
  { channel, before, after, kept }: SavedStep,
): Promise<boolean> {
  const { value } = await readCampaign(open, campaignId)
  const present = value.messagesMetadata.find(({ type }) => type === channel)
  if (JSON.stringify(present) !== JSON.stringify(after)) return false
  const others = value.messagesMetadata.filter(({ type }) => type !== channel)
  await open.collection(campaignsCollection).put(campaignId, {
    ...value,
    messagesMetadata: before === null ? others : [...others, before],
    updateDate: new Date(clock.now()).toISOString(),
  })
  await keptAs(open, campaignId, channel, kept)
  return true
}
