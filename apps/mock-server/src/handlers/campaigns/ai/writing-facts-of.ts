import { readMemory } from '../../../agent/marketing/memory'
import { isAnother, whatTheyDo } from '../../../agent/marketing/writing/of-sender'
import { asksPrice, priceOf } from '../../../engines/messages/price-of'
import { proofOf } from '../../../engines/messages/proof-of'
import type { WritingFacts } from '../../../engines/messages/writing-facts'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { thingIn } from '../../../engines/messages/goal/thing-in'
import type { WorkspaceStore } from '../../../store/store'
import { campaignSources } from '../plan/campaign-sources'

/**
 * What a workspace has said of itself, for a text about something. Whoever has said in the chat of the campaign who they
 * are writes as themselves there, and not as the workspace.
 */
export async function writingFactsOf(store: WorkspaceStore, goal: string, campaignId?: string): Promise<WritingFacts> {
  const { about } = readGoal(goal)
  const { valueProposition, brandVoice, documents } = await campaignSources(store, about)
  const { told, draft } = campaignId === undefined ? {} : await readMemory(store, campaignId)
  if (isAnother({ told, signedBy: draft?.from?.signedBy }, valueProposition))
    return { valueProposition: whatTheyDo(told), valueSource: 'what was said in the chat of who writes', brandVoice }
  const proof = proofOf(documents, about ?? valueProposition ?? '')
  const price = await priceFor(store, goal)
  return {
    valueProposition,
    brandVoice,
    proof: proof?.text,
    proofSource: proof?.name,
    price: price?.text,
    priceSource: price?.name,
  }
}

/** What a document says that it costs, where that is to be told. */
export async function priceFor(store: WorkspaceStore, goal: string) {
  if (!asksPrice(goal)) return undefined
  const { documents } = await campaignSources(store, `${goal} price costs`)
  return priceOf(documents, thingIn(goal) ?? goal)
}
