import type { WorkspaceStore } from '../../store/store'
import { profilesCollection } from './profiles-collection'

/** What people are called; nothing for those whom the product does not know. */
export async function namesOf(
  system: WorkspaceStore,
  userIds: readonly string[],
): Promise<(userId: string) => string | undefined> {
  const profiles = system.collection(profilesCollection)
  const known = await Promise.all(
    [...new Set(userIds)].map(async (userId) => [userId, (await profiles.get(userId))?.value.name] as const),
  )
  const names = new Map(known)
  return (userId) => names.get(userId)
}
