import type { BrandVoice, Icp, ValueProposition } from '@inlay/sdk-core/contract/campaigns'
import { bestPassages, type Passage } from '../../../engines/documents/best-passages'
import { readAll } from '../../../read-all'
import type { WorkspaceStore } from '../../../store/store'
import { knowledgeCollection, readKnowledgeText } from './knowledge-collection'
import { brandVoicesCollection, icpsCollection, valuePropositionsCollection } from './settings-collections'
import { readRecords } from './shared-records'

/** What a workspace has said about itself: what its campaigns and messages are to be written from. */
export interface CampaignSources {
  readonly brandVoice: Omit<BrandVoice, 'revision' | 'updatedBy'> | undefined
  readonly valueProposition: Omit<ValueProposition, 'revision' | 'updatedBy'> | undefined
  readonly icp: Omit<Icp, 'revision' | 'updatedBy'> | undefined
  /** The passages of its documents that say most about the words, the best first. */
  searchDocuments(words: string, most?: number): Promise<readonly DocumentPassage[]>
}

export interface DocumentPassage extends Passage {
  readonly documentId: string
  readonly filename: string
}

export async function readCampaignSources(store: WorkspaceStore): Promise<CampaignSources> {
  const [[brandVoice], [valueProposition], [icp]] = await Promise.all([
    readRecords(store, brandVoicesCollection),
    readRecords(store, valuePropositionsCollection),
    readRecords(store, icpsCollection),
  ])
  return {
    brandVoice: brandVoice?.value,
    valueProposition: valueProposition?.value,
    icp: icp?.value,
    async searchDocuments(words, most = 5) {
      const documents = await readAll(store.collection(knowledgeCollection))
      const found = await Promise.all(
        documents.map(async ({ value: { documentId, filename } }) =>
          bestPassages(await readKnowledgeText(store, documentId), words, most).map((passage) => ({
            ...passage,
            documentId,
            filename,
          })),
        ),
      )
      return found
        .flat()
        .toSorted((one, other) => other.score - one.score)
        .slice(0, most)
    },
  }
}
