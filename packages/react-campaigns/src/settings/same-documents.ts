import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'

/** Those that a file would stand beside under the same name: it is one of them, or another version. */
export function sameDocuments(
  { name }: Pick<File, 'name'>,
  documents: readonly KnowledgeDocument[],
): readonly KnowledgeDocument[] {
  return documents.filter((each) => each.filename === name)
}
