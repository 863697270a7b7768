import type { Store, WorkspaceStore } from '../store/store'

/** All stores, of which one is open in a transaction: who reaches for it from here writes in that transaction too. */
export function throughTransaction(stores: Store, open: WorkspaceStore): Store {
  return {
    workspace: (id) => (id === open.workspaceId ? open : stores.workspace(id)),
    system: stores.system.workspaceId === open.workspaceId ? open : stores.system,
    clear: () => stores.clear(),
    close: () => stores.close(),
  }
}
