import { flagKeys, type FlagKey, type Flags } from '@inlay/sdk-core/contract/workspace'
import { collectionName, type WorkspaceStore } from '../../store/store'

/** The flags of a workspace: one document. */
export const flagsCollection = collectionName<Flags>('flags')

export const flagsDocument = 'flags'

export async function readFlags(store: WorkspaceStore): Promise<Flags> {
  return (await store.collection(flagsCollection).get(flagsDocument))?.value ?? {}
}

/** Every flag, on or off: what is not set is off. */
export function everyFlag(flags: Flags): Record<FlagKey, boolean> {
  return { ...allOff, ...flags }
}

const allOff = Object.fromEntries(flagKeys.map((key) => [key, false])) as Record<FlagKey, boolean>
