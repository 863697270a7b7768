import { relatedWords } from '../../../engines/documents/related-words'
import { fitsTopic } from '../../../engines/messages/proof-of'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { knowledgeCollection, readKnowledgeText } from '../../../handlers/campaigns/settings/knowledge-collection'
import type { WorkspaceStore } from '../../../store/store'
import { sectionsAbout, type NamedDocument, type SectionAbout } from './sections-about'

/** What the documents of the workspace say of a matter, word for word. */
export async function documentsAnswer(store: WorkspaceStore, about: string): Promise<string> {
  const documents = await readDocuments(store)
  if (documents.length === 0) return noDocuments
  const own = sectionsAbout(documents, about)
  if (own.length > 0)
    return [`This is what the documents say that has most to do with “${about}”:`, ...quoted(own)].join('\n\n')
  const related = sectionsAbout(documents, relatedWords(about).join(' '), new Set())
  if (related.length === 0) return `I find nothing about “${about}” in the documents of the workspace.`
  return [
    `No document says “${about}” in these words. This is what they say in other words that may mean it:`,
    ...quoted(related),
  ].join('\n\n')
}

/** What documents say of a question that nobody has asked of them; nothing where they say nothing of it. */
export async function guessedAnswer(store: WorkspaceStore, question: string): Promise<string | undefined> {
  const fitting = sectionsAbout(await readDocuments(store), question).filter(
    ({ heading = '', isHeaded, paragraphs }) => isHeaded || fitsTopic([heading, ...paragraphs].join(' '), question),
  )
  return fitting.length === 0
    ? undefined
    : [`The documents of the workspace say this of it:`, ...quoted(fitting)].join('\n\n')
}

async function readDocuments(store: WorkspaceStore): Promise<readonly NamedDocument[]> {
  const all: NamedDocument[] = []
  for await (const { id, value } of readEach(store.collection(knowledgeCollection)))
    all.push({ name: value.filename, text: await readKnowledgeText(store, id) })
  return all
}

/** Each document by its name once, with what stands under a heading below it. */
function quoted(sections: readonly SectionAbout[]): readonly string[] {
  return [...new Set(sections.map(({ name }) => name))].map((document) => {
    const own = sections.filter(({ name }) => name === document)
    const lines = own.flatMap(({ heading, paragraphs }) => [
      ...(heading === undefined ? [] : [`**${heading}**`]),
      ...paragraphs,
    ])
    return `**${document}**\n\n${lines.map((line) => `> ${line}`).join('\n>\n')}`
  })
}

export const noDocuments =
  'There are no documents yet. Those that you upload in the settings, under “Knowledge Base”, I look things up in and write from.'
