import type { JobContext, RunJob } from '../../../jobs/run-job'
import type { WorkspaceStore } from '../../../store/store'
import { nextTurn } from '../artifacts/next-turn'
import { touchCampaign } from '../touch-campaign'
import { keepWork, readWork, type CampaignWork } from './campaign-work'

export interface WorkParts<Part, Prepared> {
  /** The same whenever it is asked for, as long as the work goes on: what was done is told by its place. */
  readonly parts: readonly Part[]
  /** Rows that are through after each part. */
  readonly size: (part: Part) => number
  /** Finds out what is to be kept; it may take long, and may happen again. */
  readonly prepare: (part: Part) => Promise<Prepared> | Prepared
  /** Keeps it, in the transaction that also keeps that the part is done. A number is how many rows came with it. */
  readonly keep: (store: WorkspaceStore, prepared: Prepared) => Promise<unknown>
}

/** Asking others takes them some time, which people see pass. */
export const timeOfPart = 400

/** Makes the work of a job from parts that are each done once, even when the server dies in the middle of them. */
export function workInParts<Input extends { readonly campaignId: string }, Part, Prepared>(
  plan: (context: JobContext, input: Input) => Promise<WorkParts<Part, Prepared>>,
): RunJob {
  return async (context) => {
    const input = context.input as Input
    const { campaignId } = input
    try {
      const { parts, size, prepare, keep } = await plan(context, input)
      const total = parts.reduce((sum, part) => sum + size(part), 0)
      const pause = Math.min(timeOfPart, (mostParts * timeOfPart) / parts.length)
      for (const [index, part] of parts.entries()) {
        await context.sleep(pause)
        // Where a part took longer than the pause, there was none.
        await nextTurn(context.signal)
        if ((await readWork(context.store, campaignId)).parts > index) continue
        const prepared = await prepare(part)
        const goesOn = await whileOurs(context, campaignId, async (store, work) => {
          const kept = await keep(store, prepared)
          const added = typeof kept === 'number' ? (work.added ?? 0) + kept : work.added
          await keepWork(store, { ...work, parts: index + 1, done: work.done + size(part), total, added })
        })
        if (!goesOn) return
      }
      await end(context, campaignId)
    } catch (error) {
      if (context.signal.aborted) throw error
      await end(context, campaignId, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}

/** False when the campaign is gone, or somebody else works on it: then there is nothing left to do. */
function whileOurs(
  { store, jobId, signal }: JobContext,
  campaignId: string,
  run: (store: WorkspaceStore, work: CampaignWork) => Promise<void>,
): Promise<boolean> {
  return store.transaction(async (open) => {
    signal.throwIfAborted()
    const work = await readWork(open, campaignId)
    if (work.jobId !== jobId || work.state === 'READY') return false
    await run(open, work)
    return true
  })
}

async function end(context: JobContext, campaignId: string, error?: string): Promise<void> {
  await whileOurs(context, campaignId, async (store, work) => {
    await keepWork(store, { ...work, state: 'READY', error })
    await touchCampaign(store, campaignId, context.clock.now())
  })
}

/**
 * Divides rows so that the work is seen to go on, and does not take longer the more there are, as long as that lets
 * others be answered between its parts.
 */
export function inChunks<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const size = Math.min(mostRows, Math.max(leastRows, Math.ceil(rows.length / mostParts)))
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

const leastRows = 8
/** Nobody else is answered while the rows of a part are looked up. */
const mostRows = 250
/** More of them wait less, so that all of them wait no longer. */
const mostParts = 24
