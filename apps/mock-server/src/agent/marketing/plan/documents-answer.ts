import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import { knowledgeCollection } from '../../../handlers/campaigns/settings/knowledge-collection'
import type { WorkspaceStore } from '../../../store/store'

/** What the documents of the workspace say of a matter, word for word. */
export async function documentsAnswer(store: WorkspaceStore, about: string): Promise<string> {
  if ((await store.collection(knowledgeCollection).count()) === 0) return noDocuments
  const { documents } = await campaignSources(store, about)
  if (documents.length === 0)
    return `The documents of the workspace say nothing of “${about}”: none of these words stands in them.`
  return [
    `This is what the documents say that has most to do with “${about}”:`,
    ...documents.map(({ name, text }) => `**${name}**\n\n${text.replaceAll(/^/gm, '> ')}`),
  ].join('\n\n')
}

export const noDocuments =
  'There are no documents yet. Those that you upload in the settings, under “Knowledge Base”, I look things up in and write from.'
