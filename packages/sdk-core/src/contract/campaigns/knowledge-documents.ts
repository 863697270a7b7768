import * as z from 'zod'
import { operation } from '../../operation/operation'

/** Endings of the files that are taken. */
export const knowledgeDocumentTypes = ['.pdf', '.doc', '.docx'] as const

export const largestKnowledgeDocument = 20 * 1_024 * 1_024

/** A file that campaigns are written from. */
export const KnowledgeDocument = z.object({
  documentId: z.string(),
  filename: z.string(),
  /** Bytes as text, or the word `Unknown`. */
  size: z.string(),
  /** When it came. */
  date: z.string(),
  /** What was read of it; nothing where the backend has not read it. */
  pages: z.number().int().nullish(),
  words: z.number().int().nullish(),
  /** The name of who uploaded it; nothing where the backend does not say. */
  userName: z.string().nullish(),
})

export type KnowledgeDocument = z.output<typeof KnowledgeDocument>

export const listKnowledgeDocuments = operation({
  id: 'knowledgeDocuments.list',
  summary: 'The knowledge documents, the newest first.',
  kind: 'json',
  method: 'GET',
  path: '/knowledge-documents',
  response: z.array(KnowledgeDocument),
})

export const uploadKnowledgeDocument = operation({
  id: 'knowledgeDocuments.upload',
  summary: 'Adds a document and reads its text; one that cannot be read is refused.',
  kind: 'upload',
  method: 'POST',
  path: '/knowledge-documents',
  idempotencyKey: true,
  accept: [...knowledgeDocumentTypes],
  maxBytes: largestKnowledgeDocument,
  response: KnowledgeDocument,
  errors: ['limit-reached'],
  invalidates: ['knowledgeDocuments.list'],
})

export const getKnowledgeDocumentText = operation({
  id: 'knowledgeDocuments.text',
  summary: 'The text of a document, from its beginning.',
  kind: 'json',
  method: 'GET',
  path: '/knowledge-documents/{documentId}/text',
  response: z.object({
    text: z.string(),
    /** There is more than is answered. */
    truncated: z.boolean().default(false),
  }),
})

export const deleteKnowledgeDocument = operation({
  id: 'knowledgeDocuments.delete',
  summary: 'Deletes a document.',
  kind: 'json',
  method: 'DELETE',
  path: '/knowledge-documents/{documentId}',
  idempotencyKey: true,
  response: z.object({ documentId: z.string() }),
  invalidates: ['knowledgeDocuments.list'],
})
