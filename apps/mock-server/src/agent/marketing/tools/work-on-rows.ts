import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { timeOfPart } from '../../../handlers/campaigns/processing/work-in-parts'
import type { WorkspaceStore } from '../../../store/store'
import { claimCampaign, countWork, releaseCampaign } from '../run/campaign-claim'
import { rowsPart } from '../run/rows-part'
import { ToolProblem, type ToolContext } from './tool'

export interface RowWork<Part> {
  readonly state: 'PROSPECTING' | 'PROCESSING'
  readonly parts: readonly Part[]
  readonly size: (part: Part) => number
  /** Keeps a part, in a transaction; answers how many rows have come. */
  readonly keep: (store: WorkspaceStore, part: Part) => Promise<number>
}

/** How many rows have come now, and how many in a run that was stopped, which this one goes on with. */
export interface AddedRows {
  readonly added: number
  readonly before: number
}

/** Works on the rows of a campaign that nothing else works on, a part at a time, so that they are seen to come. */
export async function workOnRows<Part>(
  context: ToolContext,
  { state, parts, size, keep }: RowWork<Part>,
): Promise<AddedRows> {
  const { campaignId, jobId, store, clock } = context
  const claim = { campaignId, jobId }
  const isDone = await Promise.all(parts.map((_, index) => context.isTakenOver(rowsPart(index + 1))))
  const total = parts.reduce((sum, part, index) => sum + (isDone[index] === true ? 0 : size(part)), 0)
  await untilClaimed(context, (open) => claimCampaign(open, claim, { state, total }))
  let [added, before] = [0, 0]
  for (const [index, part] of parts.entries()) {
    if (isDone[index] !== true) await context.pause(timeOfPart)
    const count = await context.once(rowsPart(index + 1), async (open) => {
      // One that was deleted meanwhile gets no rows any more.
      await readCampaign(open, campaignId)
      const rows = await keep(open, part)
      await countWork(open, claim, { done: size(part), added: rows })
      return rows
    })
    if (isDone[index] === true) before += count
    else added += count
  }
  await releaseCampaign(store, { ...claim, now: clock.now() })
  return { added, before }
}

async function untilClaimed(context: ToolContext, claim: (store: WorkspaceStore) => Promise<boolean>): Promise<void> {
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    if (await context.once(`claim ${turn}`, claim)) return
    await context.pause(betweenTurns)
  }
  throw new ToolProblem('The campaign is busy with other work. Ask again when that is done.')
}

const mostTurns = 20
const betweenTurns = 3_000

const rowsAtOnce = 5

/** Rows as they are seen to come. */
export function inSteps<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const size = Math.max(rowsAtOnce, Math.ceil(rows.length / mostSteps))
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

const mostSteps = 12
