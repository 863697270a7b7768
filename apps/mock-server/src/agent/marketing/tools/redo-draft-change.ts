import * as z from 'zod'
import { isKept } from '../kept-messages'
import { keepMemory, readMemory, type Draft } from '../memory'
import { keepUndoStep } from '../undo-steps'
import { defineTool, ToolProblem } from './tool'

export interface Redone {
  readonly draft: Draft
  /** The draft stands in the campaign as it is. */
  readonly saved: boolean
}

export const redoDraftChange = defineTool({
  name: 'redo_draft_change',
  description: 'Brings back what was taken back last of messages that were written or changed.',
  args: z.object({}),
  async run({ campaignId, jobId, once }): Promise<Redone> {
    const redone = await once('redone', async (open): Promise<Redone | Record<string, never>> => {
      const { undone = [], ...memory } = await readMemory(open, campaignId)
      const last = undone.at(-1)
      // What was changed since is not what it was taken back to.
      if (last?.draft === undefined || JSON.stringify(last.to) !== JSON.stringify(memory.draft ?? null)) return {}
      const { draft, beside } = memory
      await keepUndoStep(open, campaignId, {
        ...{ kind: 'draft', runId: jobId },
        ...(draft === undefined ? {} : { draft }),
        ...(beside === undefined ? {} : { beside }),
      })
      await keepMemory(open, { ...memory, draft: last.draft, beside: last.beside, undone: undone.slice(0, -1) })
      return { draft: last.draft, saved: await isKept(open, campaignId, last.draft) }
    })
    if (!('draft' in redone)) throw new ToolProblem('nothing was taken back since the messages were changed last.')
    return redone as Redone
  },
})
