import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { collectionName, type WorkspaceStore } from '../../../store/store'
import { removeRows, rowId, type ArtifactRowsParts } from './artifact-rows'

/** What an upload has added, by its key: rows that came together have places in a row. */
export interface Upload {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly firstPlace: number
  readonly count: number
}

export const uploadsCollection = collectionName<Upload>('uploads')

export function uploadId(campaignId: string, uploadKey: string): string {
  return `${campaignId} ${uploadKey}`
}

export interface WithdrawParts extends Omit<ArtifactRowsParts, 'artifactType'> {
  readonly uploadKey: string
  readonly newId: (prefix: string) => string
}

/** Takes away what an upload has added and is still there; answers how many rows that were. */
export async function withdrawRows({ uploadKey, newId, ...parts }: WithdrawParts): Promise<number> {
  const uploads = parts.store.collection(uploadsCollection)
  const id = uploadId(parts.campaignId, uploadKey)
  const kept = await uploads.get(id)
  if (kept === undefined) return 0
  const { artifactType, firstPlace, count } = kept.value
  const ids = Array.from({ length: count }, (_, index) => rowId(artifactType, firstPlace + index))
  await uploads.delete(id)
  return removeRows({ ...parts, artifactType }, ids, newId('deletion'))
}

export async function forgetUploads(store: WorkspaceStore, campaignId: string): Promise<void> {
  await store.collection(uploadsCollection).deleteWhere({ field: 'campaignId', operator: 'equals', value: campaignId })
}
