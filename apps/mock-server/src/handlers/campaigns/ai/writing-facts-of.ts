import { proofOf } from '../../../engines/messages/proof-of'
import type { WritingFacts } from '../../../engines/messages/writing-facts'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import type { WorkspaceStore } from '../../../store/store'
import { campaignSources } from '../plan/campaign-sources'

/** What a workspace has said of itself, for a text about something. */
export async function writingFactsOf(store: WorkspaceStore, goal: string): Promise<WritingFacts> {
  const { about } = readGoal(goal)
  const { valueProposition, brandVoice, documents } = await campaignSources(store, about)
  const proof = proofOf(documents, about ?? valueProposition ?? '')
  return { valueProposition, brandVoice, proof: proof?.text, proofSource: proof?.name }
}
