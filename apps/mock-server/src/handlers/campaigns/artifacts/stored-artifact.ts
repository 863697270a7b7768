import type { ArtifactType, ContactStatus, ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import { collectionName } from '../../../store/store'
import type { ColumnTypes } from './column-types'

/** A row of an audience as it is kept, with the fields that it has. Its revision is the document's own. */
export interface StoredArtifact {
  readonly id: string
  readonly artifact_type: ArtifactType
  /** The number of the change of its table that it was last written by. */
  readonly changed: number
  readonly create_date: string
  readonly update_date: string
  readonly errors_list: readonly string[]
  readonly contact_status?: ContactStatus | undefined
  readonly process_history: readonly ProcessEntry[]
  readonly [field: string]: unknown
}

/** What a row is made of, before its table gives it an id. */
export interface NewArtifact {
  readonly contact_status?: ContactStatus | undefined
  readonly errors_list?: readonly string[]
  readonly process_history?: readonly ProcessEntry[]
  readonly create_date?: string
  readonly [field: string]: unknown
}

/** A row that was deleted: what is told to those who had it, and what is brought back. */
export interface RemovedArtifact {
  readonly changed: number
  readonly deletionId: string
  readonly row: StoredArtifact
}

/** What is known of the rows of one type of a campaign as a whole, by `tableKey`. */
export interface ArtifactTable {
  readonly campaignId: string
  readonly artifactType: ArtifactType
  /** Counts up with every change of its rows. */
  readonly changed: number
  /** The place that the next row gets; none is given twice. */
  readonly nextPlace: number
  readonly count: number
  /** Every field that a row has ever had a value in. */
  readonly fields: readonly string[]
  /** What the texts of columns that are not ours stand for; nothing where none has ever been typed. */
  readonly columnTypes?: ColumnTypes | undefined
  /**
   * The last change that rows which changed do not tell: another type of a column, by which others are read otherwise, or
   * rows that have come back to their places.
   */
  readonly resetAt?: number | undefined
}

export const artifactTablesCollection = collectionName<ArtifactTable>('artifact tables', ['campaignId'])

export function tableKey(campaignId: string, artifactType: ArtifactType): string {
  return `${campaignId} ${artifactType}`
}

/** A collection for each table: the biggest does not slow the others, and goes as a whole. */
export function artifactsCollection(campaignId: string, artifactType: ArtifactType) {
  return collectionName<StoredArtifact>(`artifacts ${tableKey(campaignId, artifactType)}`, ['changed'])
}

export function removedCollection(campaignId: string, artifactType: ArtifactType) {
  return collectionName<RemovedArtifact>(`removed artifacts ${tableKey(campaignId, artifactType)}`, ['changed'])
}
