import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { collectionName, type WorkspaceStore } from '../../../store/store'

export type StoredKnowledgeDocument = Omit<KnowledgeDocument, 'userName'> & { readonly userId: string }

/** By `documentId`; the files and the texts beside them, in blobs. */
export const knowledgeCollection = collectionName<StoredKnowledgeDocument>('knowledge-documents')

export function knowledgeFile(documentId: string): string {
  return `knowledge/${documentId}/file`
}

export function knowledgeText(documentId: string): string {
  return `knowledge/${documentId}/text`
}

export async function readKnowledgeText(store: WorkspaceStore, documentId: string): Promise<string> {
  return new TextDecoder().decode(await store.blobs.get(knowledgeText(documentId)))
}
