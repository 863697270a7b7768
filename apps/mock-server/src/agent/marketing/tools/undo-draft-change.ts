import * as z from 'zod'
import { takeEarlierDraft } from '../earlier-drafts'
import { isKept } from '../kept-messages'
import { besideOf, keepMemory, readMemory } from '../memory'
import type { Drafted } from './draft-content'
import { defineTool, ToolProblem } from './tool'

export const undoDraftChange = defineTool({
  name: 'undo_draft_change',
  description:
    'Brings the messages back as they were before they were changed or written last. Nothing is saved by it.',
  args: z.object({}),
  async run(context): Promise<Drafted> {
    const { campaignId } = context
    const back = await context.once('undone', async (open) => {
      const draft = await takeEarlierDraft(open, campaignId)
      if (draft === undefined) return null
      const memory = await readMemory(open, campaignId)
      await keepMemory(open, { ...memory, draft, beside: besideOf(memory, draft) })
      return { draft, saved: await isKept(open, campaignId, draft) }
    })
    if (back === null) throw new ToolProblem('there is no earlier version of the messages.')
    return { ...back.draft, saved: back.saved }
  },
})
