import { collectionName } from '../../store/store'

/** A workspace, in the system's part of the store, by its id. */
export interface StoredWorkspace {
  readonly workspaceId: string
  readonly workspaceName: string
  readonly accountId: string
}

export const workspacesCollection = collectionName<StoredWorkspace>('workspaces')
