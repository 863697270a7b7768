import { listWorkspaces, type Workspace, type WorkspaceMember } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { readAll } from '../../read-all'
import type { StoredDocument, WorkspaceStore } from '../../store/store'
import { membershipsCollection, type StoredMembership } from './memberships-collection'
import { profilesCollection } from './profiles-collection'
import { workspacesCollection } from './workspaces-collection'

export const listWorkspacesHandler = implement(listWorkspaces, async ({ system, caller }) => {
  const memberships = await readAll(system.collection(membershipsCollection), {
    field: 'userId',
    operator: 'equals',
    value: caller.userId,
  })
  const workspaces = await Promise.all(inOrder(memberships).map(({ workspaceId }) => workspaceOf(system, workspaceId)))
  return workspaces.flat()
})

async function workspaceOf(system: WorkspaceStore, workspaceId: string): Promise<readonly Workspace[]> {
  const kept = await system.collection(workspacesCollection).get(workspaceId)
  if (kept === undefined) return []
  return [{ workspaceId, workspaceName: kept.value.workspaceName, members: await membersOf(system, workspaceId) }]
}

async function membersOf(system: WorkspaceStore, workspaceId: string): Promise<WorkspaceMember[]> {
  const memberships = await readAll(system.collection(membershipsCollection), {
    field: 'workspaceId',
    operator: 'equals',
    value: workspaceId,
  })
  const people = system.collection(profilesCollection)
  return Promise.all(
    inOrder(memberships).map(async ({ userId, role }) => {
      const person = (await people.get(userId))?.value
      return {
        userId,
        userDetails: { name: person?.name ?? userId, email: person?.email, avatar: person?.avatar ?? null },
        workspaceMembershipRole: role,
      }
    }),
  )
}

function inOrder(memberships: readonly StoredDocument<StoredMembership>[]): readonly StoredMembership[] {
  return memberships.map(({ value }) => value).sort((a, b) => a.joinedAt - b.joinedAt)
}
