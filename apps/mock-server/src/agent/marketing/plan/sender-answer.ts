import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import { knowledgeCollection } from '../../../handlers/campaigns/settings/knowledge-collection'
import { readAll } from '../../../read-all'
import type { WorkspaceStore } from '../../../store/store'
import { listed } from '../writing/counted'

/** What the workspace says of whoever sends: messages are written from it. */
export async function senderAnswer(store: WorkspaceStore, told: readonly string[] = []): Promise<string> {
  const { valueProposition, brandVoice, idealCustomers, otherTitles } = await campaignSources(store)
  const documents = await readAll(store.collection(knowledgeCollection))
  const also = otherTitles.length === 0 ? '' : `; also ${listed(otherTitles)}`
  const lines = [
    valueProposition && `**What you offer:** ${valueProposition}`,
    brandVoice && `**How you sound:** ${brandVoice}`,
    idealCustomers.length > 0 && `**Ideal customers:** ${idealCustomers.join('; ')}${also}`,
    documents.length > 0 && `**Documents:** ${listed(documents.map(({ value }) => value.filename))}`,
  ].filter((line) => typeof line === 'string' && line !== '')
  const here = told.length === 0 ? '' : `\n\n**What you have told me here:** ${told.join(' ')}`
  const known =
    lines.length === 0
      ? 'The settings of the workspace say nothing of you yet. What you write there, in Company, Brand Voice and ICP, I write messages from.'
      : [`This is what the settings of the workspace say of you, and what I write from:`, ...lines].join('\n\n')
  return `${known}${here}`
}
