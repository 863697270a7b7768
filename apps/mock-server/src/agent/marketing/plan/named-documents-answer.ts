import { knowledgeCollection, readKnowledgeText } from '../../../handlers/campaigns/settings/knowledge-collection'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import type { WorkspaceStore } from '../../../store/store'
import type { DocumentNamed } from '../request/document-named'
import { listed } from '../writing/counted'
import { noDocuments } from './documents-answer'

/** How the documents begin that are named, and how a message is made of them. */
export async function namedDocumentsAnswer(
  store: WorkspaceStore,
  { named, isForMessage }: DocumentNamed,
): Promise<string> {
  const all: { readonly id: string; readonly name: string }[] = []
  for await (const { id, value } of readEach(store.collection(knowledgeCollection)))
    all.push({ id, name: value.filename })
  if (all.length === 0) return noDocuments
  const words = wordsIn(named)
  const matching = words.length === 0 ? all : all.filter(({ name }) => words.every((word) => stem(name).includes(word)))
  const names = listed(all.map(({ name }) => `**${name}**`))
  if (matching.length === 0)
    return `No document is called “${named}”. There ${all.length === 1 ? 'is' : 'are'} ${names}. Ask “what do our documents say about …”, with a matter.`
  const shown = await Promise.all(
    matching
      .slice(0, mostShown)
      .map(async ({ id, name }) => `**${name}**\n\n${beginning(await readKnowledgeText(store, id))}`),
  )
  return [
    isForMessage
      ? 'I write about a matter, and use what the documents say of it, so I have written nothing yet. This is how they begin:'
      : matching.length === 1
        ? 'This is how it begins:'
        : 'This is how they begin:',
    ...shown,
    isForMessage
      ? 'Name the matter, for example “write an email about …”, with words that stand there.'
      : 'Ask “what do our documents say about …”, and I look that up.',
  ].join('\n\n')
}

const mostShown = 3
const mostCharacters = 600

/** Words that could stand in a name; “document” is none. */
function wordsIn(named: string): readonly string[] {
  return stem(named)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !plain.has(word))
}

/** Without endings, so that “case studies” is “case study”, and a price list is “prices”. */
function stem(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/studies\b/g, 'study')
    .replaceAll(/\b(\p{L}{3,}?)s\b/gu, '$1')
}

const plain: ReadonlySet<string> = new Set(
  'the our my your that this uploaded document doc file pdf docx txt md list brochure handbook manual guide report'.split(
    ' ',
  ),
)

function beginning(text: string): string {
  // Lines that only follow each other are shown as one: a heading would run into what stands below it.
  const whole = text.trim().replaceAll(/\n+/g, '\n\n')
  const end = whole.lastIndexOf(' ', mostCharacters)
  const shown = whole.length <= mostCharacters ? whole : `${whole.slice(0, end === -1 ? mostCharacters : end)} …`
  return shown.replaceAll(/^/gm, '> ')
}
