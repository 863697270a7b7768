import type { CurrentUser } from '@inlay/sdk-core/contract/workspace'
import type { Caller } from '../../implement'
import type { WorkspaceStore } from '../../store/store'
import { isMember } from './memberships-collection'
import { profilesCollection, type StoredProfile } from './profiles-collection'

/** The person as the contract shows them. Somebody whom only the sign-in knows is a person too. */
export async function currentUser(system: WorkspaceStore, caller: Caller): Promise<CurrentUser> {
  const { userId, name, email, avatar, activeWorkspaceId } = await personOf(system, caller)
  const remembered = activeWorkspaceId !== undefined && (await isMember(system, activeWorkspaceId, userId))
  return { userId, name, email, avatar: avatar ?? null, activeWorkspaceId: remembered ? activeWorkspaceId : null }
}

export async function personOf(system: WorkspaceStore, caller: Caller): Promise<StoredProfile> {
  const kept = await system.collection(profilesCollection).get(caller.userId)
  return kept?.value ?? caller
}
