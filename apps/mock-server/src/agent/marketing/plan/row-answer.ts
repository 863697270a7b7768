import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { SpokenOf } from './spoken-of'

/** The rows that a question is put to. */
export interface Audience {
  readonly accounts: readonly StoredArtifact[]
  readonly contacts: readonly StoredArtifact[]
}

/** What rows say to a question. */
export interface RowAnswer {
  readonly text: string
  readonly spokenOf?: SpokenOf | undefined
  /** Nobody fits. */
  readonly isNone?: boolean | undefined
}
