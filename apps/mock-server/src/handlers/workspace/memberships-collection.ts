import { collectionName, type WorkspaceStore } from '../../store/store'

/** That a person belongs to a workspace, in the system's part of the store. */
export interface StoredMembership {
  readonly workspaceId: string
  readonly userId: string
  readonly role: 'Owner' | 'Member'
  /** Orders the people of a workspace and the workspaces of a person. */
  readonly joinedAt: number
}

export const membershipsCollection = collectionName<StoredMembership>('memberships', ['workspaceId', 'userId'])

export function membershipId(workspaceId: string, userId: string): string {
  return JSON.stringify([workspaceId, userId])
}

/** Whether a person may enter a workspace: the one place where that is decided. */
export async function isMember(system: WorkspaceStore, workspaceId: string, userId: string): Promise<boolean> {
  const found = await system.collection(membershipsCollection).get(membershipId(workspaceId, userId))
  return found !== undefined
}
