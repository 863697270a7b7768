import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { sameDocuments } from './same-documents'

const document = (documentId: string, filename: string, size: string): KnowledgeDocument => ({
  ...{ documentId, filename, size },
  date: '2026-03-02T10:00:00.000Z',
})

it('are those of the same name, whatever their size: another version is asked about as well', () => {
  const documents = [
    document('same', 'Guide.pdf', '10'),
    document('larger', 'Guide.pdf', '11'),
    document('other', 'Other.pdf', '10'),
  ]
  const found = sameDocuments(new File(['0123456789'], 'Guide.pdf'), documents)
  expect(found.map(({ documentId }) => documentId)).toEqual(['same', 'larger'])
})
