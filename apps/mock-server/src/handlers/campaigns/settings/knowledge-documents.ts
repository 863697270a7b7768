import {
  deleteKnowledgeDocument,
  getKnowledgeDocumentText,
  listKnowledgeDocuments,
  uploadKnowledgeDocument,
} from '@inlay/sdk-core/contract/campaigns'
import { countWords } from '../../../engines/documents/count-words'
import { DocumentRefused } from '../../../engines/documents/document-refused'
import { readDocument } from '../../../engines/documents/read-document'
import { ProblemError, invalid, notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readAll } from '../../../read-all'
import { namesOf } from '../../workspace/names-of'
import { knowledgeCollection, knowledgeFile, knowledgeText, readKnowledgeText } from './knowledge-collection'

export const listKnowledgeDocumentsHandler = implement(listKnowledgeDocuments, async ({ store, system }) => {
  const documents = (await readAll(store.collection(knowledgeCollection)))
    .map(({ value }) => value)
    .toSorted((one, other) => other.date.localeCompare(one.date))
  const nameOf = await namesOf(
    system,
    documents.map(({ userId }) => userId),
  )
  return documents.map(({ userId, ...document }) => ({ ...document, userName: nameOf(userId) ?? null }))
})

const mostDocuments = 200

export const uploadKnowledgeDocumentHandler = implement(
  uploadKnowledgeDocument,
  async ({ input: { file }, store, caller, clock, newId }) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { text, pages } = await readDocument(file.name, bytes).catch((error: unknown) => {
      if (error instanceof DocumentRefused) throw invalid([{ field: 'file', message: error.message }])
      throw error
    })
    const documentId = newId('document')
    const document = {
      documentId,
      filename: file.name,
      size: String(file.size),
      date: new Date(clock.now()).toISOString(),
      pages: pages ?? null,
      words: countWords(text),
      userId: caller.userId,
    }
    await store.transaction(async (open) => {
      if ((await open.collection(knowledgeCollection).count()) >= mostDocuments) throw tooMany()
      await open.blobs.put(knowledgeFile(documentId), bytes)
      await open.blobs.put(knowledgeText(documentId), new TextEncoder().encode(text))
      await open.collection(knowledgeCollection).put(documentId, document)
    })
    const { userId: _, ...answered } = document
    return { ...answered, userName: caller.name }
  },
)

function tooMany(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'limit-reached',
    title: 'Too many documents',
    detail: `A workspace keeps at most ${mostDocuments} documents. Delete one first.`,
  })
}

/** Enough to see what was read. */
const longestAnswer = 100_000

export const getKnowledgeDocumentTextHandler = implement(getKnowledgeDocumentText, async ({ input, store }) => {
  const { documentId } = input.params
  if ((await store.collection(knowledgeCollection).get(documentId)) === undefined) throw notFound('document')
  const text = await readKnowledgeText(store, documentId)
  return { text: text.slice(0, longestAnswer).replace(/\p{Cs}$/u, ''), truncated: text.length > longestAnswer }
})

export const deleteKnowledgeDocumentHandler = implement(deleteKnowledgeDocument, ({ input, store }) =>
  store.transaction(async (open) => {
    const { documentId } = input.params
    if (!(await open.collection(knowledgeCollection).delete(documentId))) throw notFound('document')
    await open.blobs.delete(knowledgeFile(documentId))
    await open.blobs.delete(knowledgeText(documentId))
    return { documentId }
  }),
)
