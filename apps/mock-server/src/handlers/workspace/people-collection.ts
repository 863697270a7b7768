import { collectionName } from '../../store/store'

/** A person, in the system's part of the store, by user id. */
export interface StoredPerson {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly avatar?: string | undefined
  readonly activeWorkspaceId?: string | undefined
}

export const peopleCollection = collectionName<StoredPerson>('people')
