import { notFound } from '../../frame/problem-error'
import type { Store } from '../../store/store'
import { accountsCollection, type StoredAccount } from './accounts-collection'
import { workspacesCollection } from './workspaces-collection'

/** The customer that a workspace belongs to. */
export async function accountOf(stores: Store, workspaceId: string): Promise<StoredAccount> {
  const workspace = await stores.system.collection(workspacesCollection).get(workspaceId)
  const account =
    workspace === undefined
      ? undefined
      : await stores.system.collection(accountsCollection).get(workspace.value.accountId)
  if (account === undefined) throw notFound('account')
  return account.value
}
