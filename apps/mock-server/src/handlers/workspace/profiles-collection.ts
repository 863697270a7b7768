import { collectionName } from '../../store/store'

/** What the product knows of a person, by user id, in the system's part of the store. How they sign in is kept apart. */
export interface StoredProfile {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly avatar?: string | undefined
  readonly activeWorkspaceId?: string | undefined
}

export const profilesCollection = collectionName<StoredProfile>('profiles')
