import { flagKeys, type Flags } from '@inlay/sdk-core/contract/workspace'
import { accountsCollection } from '../../handlers/workspace/accounts-collection'
import { flagsCollection, flagsDocument } from '../../handlers/workspace/flags-collection'
import { membershipId, membershipsCollection } from '../../handlers/workspace/memberships-collection'
import { profilesCollection } from '../../handlers/workspace/profiles-collection'
import { workspacesCollection } from '../../handlers/workspace/workspaces-collection'
import { demoPeople, demoWorkspaces } from '../../identity/people'
import type { SeedArea } from '../scenario'

const everyFlag: Flags = Object.fromEntries(flagKeys.map((key) => [key, true]))
const day = 86_400_000

/** The people who can sign in, their workspaces with every flag on, and the customer who pays for them. */
export const seedWorkspace: SeedArea = async ({ stores, now }) => {
  const { system } = stores
  const people = demoPeople.map(({ userId, name, email, avatar }) => [userId, { userId, name, email, avatar }] as const)
  await system.collection(profilesCollection).putAll(people)
  await system.collection(accountsCollection).putAll([
    [
      demoAccountId,
      {
        accountId: demoAccountId,
        accountType: 'Enterprise',
        subscription: { plan: 'Enterprise', status: 'active', endDate: null },
      },
    ],
  ])
  await system
    .collection(workspacesCollection)
    .putAll(
      demoWorkspaces.map(({ workspaceId, workspaceName }) => [
        workspaceId,
        { workspaceId, workspaceName, accountId: demoAccountId },
      ]),
    )
  const memberships = demoWorkspaces.flatMap(({ workspaceId, members }) =>
    members.map(({ userId, role }) => ({ workspaceId, userId, role })),
  )
  await system
    .collection(membershipsCollection)
    .putAll(
      memberships.map((membership, index) => [
        membershipId(membership.workspaceId, membership.userId),
        { ...membership, joinedAt: now - 200 * day + index * day },
      ]),
    )
  for (const { workspaceId } of demoWorkspaces) {
    await stores.workspace(workspaceId).collection(flagsCollection).put(flagsDocument, everyFlag)
  }
}

const demoAccountId = 'account_inlay_demo'
