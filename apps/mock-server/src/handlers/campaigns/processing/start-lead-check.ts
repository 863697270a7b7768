import type { Jobs } from '../../../jobs/jobs'
import type { WorkspaceStore } from '../../../store/store'
import { checkLeadsKind, type CheckLeadsInput } from './check-leads'
import { readLeadSearch } from './lead-search'
import { shownRowIds } from './shown-row-ids'
import { startWork } from './start-work'

export interface LeadCheckStart {
  /** A transaction. */
  readonly store: WorkspaceStore
  readonly jobs: Jobs
  readonly campaignId: string
  /** Up to when it is looked. */
  readonly now: number
}

/** Begins to look for who has come since it was last looked. */
export async function startLeadCheck({ store, jobs, campaignId, now }: LeadCheckStart): Promise<void> {
  const accountIds = await shownRowIds(store, campaignId, 'account', now)
  const work: CheckLeadsInput = { campaignId, search: await readLeadSearch(store, campaignId), until: now, accountIds }
  await startWork({
    store,
    jobs,
    campaignId,
    kind: checkLeadsKind,
    state: 'PROSPECTING',
    input: work,
    total: accountIds.length,
  })
}
