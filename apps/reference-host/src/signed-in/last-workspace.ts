import type { KeyValueStorage } from '@inlay/sdk-core'

const keyOf = (userId: string) => `inlay.host.last-workspace.${userId}`

/** The workspace that a person last saw on this device: most likely still theirs, before that is known. */
export const lastWorkspace = {
  read: (storage: KeyValueStorage, userId: string) => storage.get(keyOf(userId)),
  keep: (storage: KeyValueStorage, userId: string, workspaceId: string) => storage.set(keyOf(userId), workspaceId),
}
