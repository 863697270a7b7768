import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'

/** Those that a file seems to be already: of its name, and of its size where that is known. */
export function sameDocuments(
  { name, size }: Pick<File, 'name' | 'size'>,
  documents: readonly KnowledgeDocument[],
): readonly KnowledgeDocument[] {
  return documents.filter((each) => each.filename === name && (each.size === `${size}` || !/^\d+$/.test(each.size)))
}
