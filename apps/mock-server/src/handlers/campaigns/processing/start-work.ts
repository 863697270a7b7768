import type { ProcessingState } from '@inlay/sdk-core/contract/campaigns'
import type { Jobs } from '../../../jobs/jobs'
import type { WorkspaceStore } from '../../../store/store'
import { keepWork, refuseWhileBusy } from './campaign-work'

export interface WorkStart {
  /** A transaction, so that there is never the job without the state, or the state without the job. */
  readonly store: WorkspaceStore
  readonly jobs: Jobs
  readonly campaignId: string
  readonly kind: string
  readonly state: Exclude<ProcessingState, 'READY'>
  readonly input: object
  /** Rows that it will be about, as far as that is known. */
  readonly total: number
}

/** Begins work on the rows of a campaign that outlives the call and the server. */
export async function startWork({ store, jobs, campaignId, kind, state, input, total }: WorkStart): Promise<void> {
  await refuseWhileBusy(store, campaignId)
  const jobId = await jobs.start({ workspaceId: store.workspaceId, kind, input: { ...input, campaignId }, store })
  await keepWork(store, { campaignId, state, jobId, parts: 0, done: 0, total })
}
