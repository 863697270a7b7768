import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import type { WorkspaceStore } from '../../../store/store'
import { listed } from '../writing/counted'

/** What the workspace says of whoever sends: messages are written from it. */
export async function senderAnswer(store: WorkspaceStore): Promise<string> {
  const { valueProposition, brandVoice, idealCustomers, documents } = await campaignSources(store)
  const lines = [
    valueProposition && `**What you offer:** ${valueProposition}`,
    brandVoice && `**How you sound:** ${brandVoice}`,
    idealCustomers.length > 0 && `**Ideal customers:** ${idealCustomers.join('; ')}`,
    documents.length > 0 && `**Documents:** ${listed(documents.map(({ name }) => name))}`,
  ].filter((line) => typeof line === 'string' && line !== '')
  return lines.length === 0
    ? 'The settings of the workspace say nothing of you yet. What you write there, in Company, Brand Voice and ICP, I write messages from.'
    : [`This is what the settings of the workspace say of you, and what I write from:`, ...lines].join('\n\n')
}
