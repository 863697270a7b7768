import type { AgentEvent } from '@inlay/sdk-core/agent'
import { keepOverview, readOverview, readOverviewNotes } from '../../../handlers/campaigns/plan/overviews-collection'
import type { Clock } from '../../../clock'
import type { WorkspaceStore } from '../../../store/store'
import { textOf } from '../tools/write-overview'

/** Brings the numbers of an overview up to what a stopped run has kept, and tells of it; nothing where there is none. */
export async function overviewAfterStop(
  { store, clock }: { readonly store: WorkspaceStore; readonly clock: Clock },
  campaignId: string,
  written: readonly AgentEvent[],
): Promise<readonly AgentEvent[]> {
  const before = await readOverview(store, campaignId)
  if (before === undefined || !written.some(({ type }) => type === 'STATE_SNAPSHOT')) return []
  const notes = await readOverviewNotes(store, campaignId)
  const text = await textOf({ store, clock, campaignId }, notes)
  if (text === before) return []
  await keepOverview(store, { campaignId, text, notes })
  return [{ type: 'STATE_DELTA', delta: [{ op: 'add', path: '/campaign_overview', value: text }] }]
}
