import type { Flags } from '@inlay/sdk-core/contract/workspace'
import { collectionName, type WorkspaceStore } from '../../store/store'

/** The flags of a workspace: one document. */
export const flagsCollection = collectionName<Flags>('flags')

export const flagsDocument = 'flags'

export async function readFlags(store: WorkspaceStore): Promise<Flags> {
  return (await store.collection(flagsCollection).get(flagsDocument))?.value ?? {}
}
