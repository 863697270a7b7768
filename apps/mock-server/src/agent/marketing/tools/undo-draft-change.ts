import * as z from 'zod'
import { campaignsCollection, readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { WorkspaceStore } from '../../../store/store'
import { forgetChanged, isKept, keptAs } from '../kept-messages'
import { keepMemory, readMemory, type Draft } from '../memory'
import { takeUndoSteps, type UndoStep } from '../undo-steps'
import { defineTool, ToolProblem, type ToolContext } from './tool'

type Channel = Draft['channel']

export interface Undone {
  /** What is at hand again; nothing where nothing was written before. */
  readonly draft?: Draft
  /** What was written by the other way. */
  readonly beside?: Draft
  /** What was gone back from: something that was written, a saving alone, or what was changed elsewhere, which stays. */
  readonly from: 'written' | 'saved' | 'elsewhere'
  /** The draft stands in the campaign as it is. */
  readonly saved: boolean
  /** So many messages from before are in the campaign again. */
  readonly restored: readonly { readonly channel: Channel; readonly count: number }[]
  /** By these ways, messages were changed by others since they were saved, and stay. */
  readonly left: readonly Channel[]
}

type SavedStep = Extract<UndoStep, { kind: 'saved' }>

export const undoDraftChange = defineTool({
  name: 'undo_draft_change',
  description: 'Takes back what the last request wrote, changed or saved of messages.',
  args: z.object({}),
  async run(context): Promise<Undone> {
    const undone = await context.once('undone', (open) => undo(open, context))
    if ('from' in undone) return undone
    const [channel] = undone.left
    throw new ToolProblem(
      channel === undefined
        ? 'there is no earlier version of the messages.'
        : `the ${channel === 'email' ? 'emails' : 'LinkedIn messages'} in the campaign were changed since they were saved, so they stay.`,
    )
  },
})

/** So many of them can be brought back. */
const mostUndone = 10

/** Goes back by one request; a saving that others have written over since takes nothing back, and is passed by. */
async function undo(open: WorkspaceStore, context: ToolContext): Promise<Undone | Pick<Undone, 'left'>> {
  const { campaignId } = context
  const left = new Set<Channel>()
  for (;;) {
    const steps = await takeUndoSteps(open, campaignId)
    if (steps.length === 0) return { left: [...left] }
    const present = await readMemory(open, campaignId)
    let memory = present
    const restored: { channel: Channel; count: number }[] = []
    for (const step of steps) {
      memory = { ...memory, beside: step.beside }
      if (step.kind !== 'saved') memory = { ...memory, draft: step.draft }
      else if (await restore(open, context, step))
        restored.push({ channel: step.channel, count: step.before?.templates.length ?? 0 })
      else left.add(step.channel)
      if (step.kind === 'elsewhere' && step.draft !== undefined) left.add(step.draft.channel)
    }
    const changed = steps.find(({ kind }) => kind !== 'saved')
    if (changed === undefined && restored.length === 0) continue
    const { draft, beside } = memory
    const undone =
      changed?.kind === 'draft'
        ? [...(memory.undone ?? []), { draft: present.draft, beside: present.beside, to: draft ?? null }].slice(
            -mostUndone,
          )
        : undefined
    await keepMemory(open, { ...memory, undone })
    for (const each of [draft, beside]) if (each !== undefined) await forgetChanged(open, campaignId, each.channel)
    return {
      ...(draft === undefined ? {} : { draft }),
      ...(beside === undefined ? {} : { beside }),
      from: changed === undefined ? 'saved' : changed.kind === 'elsewhere' ? 'elsewhere' : 'written',
      saved: draft !== undefined && (await isKept(open, campaignId, draft)),
      restored,
      left: [...left],
    }
  }
}

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
