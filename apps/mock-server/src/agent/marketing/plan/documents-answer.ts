import { fitsTopic } from '../../../engines/messages/proof-of'
import { relatedWords } from '../../../engines/documents/related-words'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import { knowledgeCollection } from '../../../handlers/campaigns/settings/knowledge-collection'
import type { WorkspaceStore } from '../../../store/store'

/** What the documents of the workspace say of a matter, word for word. */
export async function documentsAnswer(store: WorkspaceStore, about: string): Promise<string> {
  if ((await store.collection(knowledgeCollection).count()) === 0) return noDocuments
  const { documents } = await campaignSources(store, about)
  if (documents.length > 0)
    return [`This is what the documents say that has most to do with “${about}”:`, ...quoted(documents)].join('\n\n')
  const others = relatedWords(about)
  const related = others.length === 0 ? [] : (await campaignSources(store, others.join(' '))).documents
  if (related.length === 0)
    return `I find nothing about “${about}” in the documents of the workspace: none of these words stands in them.`
  return [
    `No document says “${about}” in these words. This is what they say in other words that may mean it:`,
    ...quoted(related),
  ].join('\n\n')
}

/** What documents say of a question that nobody has asked of them; nothing where they say nothing of it. */
export async function guessedAnswer(store: WorkspaceStore, question: string): Promise<string | undefined> {
  if ((await store.collection(knowledgeCollection).count()) === 0) return undefined
  const { documents } = await campaignSources(store, question)
  const fitting = documents.filter(({ text }) => fitsTopic(text, question))
  return fitting.length === 0
    ? undefined
    : [`The documents of the workspace say this of it:`, ...quoted(fitting)].join('\n\n')
}

function quoted(documents: readonly { readonly name: string; readonly text: string }[]): readonly string[] {
  return documents.map(({ name, text }) => `**${name}**\n\n${text.replaceAll(/^/gm, '> ')}`)
}

export const noDocuments =
  'There are no documents yet. Those that you upload in the settings, under “Knowledge Base”, I look things up in and write from.'
