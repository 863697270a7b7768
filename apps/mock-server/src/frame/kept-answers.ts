import { collectionName } from '../store/store'

/** The answer to a call that named itself with an `Idempotency-Key`. */
export interface KeptAnswer {
  readonly fingerprint: string
  readonly answer: unknown
  readonly keptAt: number
}

export const keptAnswersCollection = collectionName<KeptAnswer>('kept-answers')
