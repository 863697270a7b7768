import type { ProcessingState } from '@inlay/sdk-core/contract/campaigns'
import { ProblemError } from '../../../frame/problem-error'
import { collectionName, type WorkspaceStore } from '../../../store/store'

/** What is being done with the rows of a campaign, by its id; nothing is kept where nothing ever was. */
export interface CampaignWork {
  readonly campaignId: string
  readonly state: ProcessingState
  /** Who does it: another one that wakes up has nothing to do here any more. */
  readonly jobId?: string | undefined
  /** How many parts of the work are done; what is done stays so when a server dies. */
  readonly parts: number
  /** Rows that it is through with, and how many there are. */
  readonly done: number
  readonly total: number
  /** Rows that it has added, where it adds some. */
  readonly added?: number | undefined
  /** Of the last work, where it failed. */
  readonly error?: string | undefined
}

export const campaignWorkCollection = collectionName<CampaignWork>('campaign work')

export async function readWork(store: WorkspaceStore, campaignId: string): Promise<CampaignWork> {
  const kept = await store.collection(campaignWorkCollection).get(campaignId)
  return kept?.value ?? { campaignId, state: 'READY', parts: 0, done: 0, total: 0 }
}

export async function keepWork(store: WorkspaceStore, work: CampaignWork): Promise<void> {
  await store.collection(campaignWorkCollection).put(work.campaignId, work)
}

/** One thing at a time: two that fill the same rows would take each other's work away. */
export async function refuseWhileBusy(store: WorkspaceStore, campaignId: string): Promise<void> {
  if ((await readWork(store, campaignId)).state === 'READY') return
  throw new ProblemError({
    status: 409,
    code: 'campaign-busy',
    title: 'The campaign is busy',
    detail: 'The campaign is being worked on. Try again when that is done.',
  })
}
