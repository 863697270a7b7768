import { notFound } from '../../frame/problem-error'
import type { WorkspaceStore } from '../../store/store'
import { accountsCollection, type StoredAccount } from './accounts-collection'
import { workspacesCollection } from './workspaces-collection'

/** The customer that a workspace belongs to. */
export async function accountOf(system: WorkspaceStore, workspaceId: string): Promise<StoredAccount> {
  const workspace = await system.collection(workspacesCollection).get(workspaceId)
  const account =
    workspace === undefined ? undefined : await system.collection(accountsCollection).get(workspace.value.accountId)
  if (account === undefined) throw notFound('account')
  return account.value
}
