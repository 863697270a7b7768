import * as z from 'zod'
import { startLeadCheck } from '../../../handlers/campaigns/processing/start-lead-check'
import { readWork } from '../../../handlers/campaigns/processing/campaign-work'
import { defineTool, ToolProblem } from './tool'

export interface CheckedLeads {
  readonly added: number
}

export const checkForLeads = defineTool({
  name: 'check_for_leads',
  description: 'Looks whether somebody new has come since it was last looked, and adds them.',
  args: z.object({}),
  async run(context): Promise<CheckedLeads> {
    const { campaignId, store, clock } = context
    // Begun when the transaction is over that keeps it.
    const jobs = context.jobs.within(store)
    const isStarted = await context.once('started', async (open) => {
      if ((await readWork(open, campaignId)).state !== 'READY') return false
      await startLeadCheck({ store: open, jobs, campaignId, now: clock.now() })
      return true
    })
    jobs.begin()
    if (!isStarted) throw new ToolProblem('The campaign is busy with other work. Ask again when that is done.')
    for (let turn = 1; turn <= mostTurns; turn += 1) {
      await context.pause(betweenTurns)
      const { state, added } = await context.remember(`turn ${turn}`, () => readWork(store, campaignId))
      if (state === 'READY') return { added: added ?? 0 }
    }
    throw new ToolProblem('The check takes long; it goes on, and what it finds will be in the audience.')
  },
})

const betweenTurns = 500
const mostTurns = 240
