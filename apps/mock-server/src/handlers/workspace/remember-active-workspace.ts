import { rememberActiveWorkspace } from '@inlay/sdk-core/contract/workspace'
import { forbidden } from '../../frame/problem-error'
import { implement } from '../../implement'
import { currentUser, personOf } from './current-user'
import { isMember } from './memberships-collection'
import { profilesCollection } from './profiles-collection'

export const rememberActiveWorkspaceHandler = implement(rememberActiveWorkspace, async ({ input, system, caller }) => {
  const { workspaceId } = input.body
  if (!(await isMember(system, workspaceId, caller.userId))) throw forbidden('You do not belong to this workspace.')
  const person = await personOf(system, caller)
  await system.collection(profilesCollection).put(caller.userId, { ...person, activeWorkspaceId: workspaceId })
  return currentUser(system, caller)
})
