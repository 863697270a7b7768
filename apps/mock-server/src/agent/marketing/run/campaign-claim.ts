import type { ProcessingState } from '@inlay/sdk-core/contract/campaigns'
import { campaignsCollection } from '../../../handlers/campaigns/campaigns-collection'
import { keepWork, readWork } from '../../../handlers/campaigns/processing/campaign-work'
import { touchCampaign } from '../../../handlers/campaigns/touch-campaign'
import type { WorkspaceStore } from '../../../store/store'

export interface Claim {
  readonly campaignId: string
  /** Of the run that works on it. */
  readonly jobId: string
}

/** Takes a campaign for work on its rows, in a transaction; false where something else works on it. */
export async function claimCampaign(
  store: WorkspaceStore,
  { campaignId, jobId }: Claim,
  work: { readonly state: Exclude<ProcessingState, 'READY'>; readonly total: number },
): Promise<boolean> {
  const { state, jobId: worker } = await readWork(store, campaignId)
  if (state !== 'READY' && worker !== jobId) return false
  await keepWork(store, { campaignId, state: work.state, jobId, parts: 0, done: 0, total: work.total })
  return true
}

/** Counts what is done, in the transaction that keeps it. */
export async function countWork(
  store: WorkspaceStore,
  { campaignId, jobId }: Claim,
  { done, added }: { readonly done: number; readonly added: number },
): Promise<void> {
  const work = await readWork(store, campaignId)
  if (work.jobId !== jobId || work.state === 'READY') return
  await keepWork(store, {
    ...work,
    parts: work.parts + 1,
    done: work.done + done,
    added: (work.added ?? 0) + added,
  })
}

/** Lets go of a campaign, where this run has taken it. */
export function releaseCampaign(
  store: WorkspaceStore,
  { campaignId, jobId, now, error }: Claim & { readonly now: number; readonly error?: string | undefined },
): Promise<void> {
  return store.transaction(async (open) => {
    const work = await readWork(open, campaignId)
    if (work.jobId !== jobId || work.state === 'READY') return
    await keepWork(open, { ...work, state: 'READY', error })
    if ((await open.collection(campaignsCollection).get(campaignId)) !== undefined) {
      await touchCampaign(open, campaignId, now)
    }
  })
}
