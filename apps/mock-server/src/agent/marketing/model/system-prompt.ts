import { readTable } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { campaignIdea } from '../../../handlers/campaigns/plan/campaign-idea'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import type { WorkspaceStore } from '../../../store/store'

/** What the model is told of its task and of the campaign. */
export async function systemPrompt(store: WorkspaceStore, campaignId: string, reasons: boolean): Promise<string> {
  const { value: campaign } = await readCampaign(store, campaignId)
  const sources = await campaignSources(store)
  const accounts = (await readTable(store, campaignId, 'account')).count
  const contacts = (await readTable(store, campaignId, 'contact')).count
  const idea = campaign.initialPrompt?.trim().slice(0, longestIdea) || campaignIdea(campaign, sources)
  const lines = [
    'You are the marketing expert of one outbound campaign. You work with the tools that you have, and say only what they have answered.',
    'Never say that something is done which no tool has done. You cannot remove rows, send messages or set up schedules: say so when asked.',
    'When fewer are found than were asked for, say so, and name the narrowest condition.',
    reasons
      ? 'After a first search, write the overview of the campaign.'
      : 'Do the least that was asked, in as few steps as will do.',
    'Answer in short markdown, with at most one question at the end.',
    `The campaign is called "${campaign.name}"; its objective is ${campaign.objective}.`,
    idea && `Its idea: ${idea}`,
    `Its audience has ${accounts} accounts and ${contacts} contacts.`,
    sources.valueProposition && `What the sender does: ${sources.valueProposition}`,
    sources.brandVoice && `How the sender sounds: ${sources.brandVoice}`,
    sources.idealCustomers.length > 0 && `Ideal customers: ${sources.idealCustomers.join('; ')}`,
    ...sources.documents
      .slice(0, mostDocuments)
      .map(({ name, text }) => `From the document "${name}": ${text.slice(0, longestDocument)}`),
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n')
}

const mostDocuments = 5
const longestDocument = 2_000
const longestIdea = 2_000
