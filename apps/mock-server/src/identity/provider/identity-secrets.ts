import { randomBytes } from 'node:crypto'
import { collectionName, RevisionConflict, type WorkspaceStore } from '../../store/store'
import { createSigningKey, type SigningKey } from '../signing-key'

/** What must outlive a restart, or everybody would be signed out by it. */
export interface IdentitySecrets {
  readonly signingKeys: readonly [SigningKey, ...SigningKey[]]
  readonly cookieKeys: readonly string[]
}

const secretsCollection = collectionName<IdentitySecrets>('identity-secrets')
const onlyId = 'current'

/** The secrets of this store, made when they are first asked for. */
export async function loadIdentitySecrets(system: WorkspaceStore): Promise<IdentitySecrets> {
  const collection = system.collection(secretsCollection)
  const kept = await collection.get(onlyId)
  if (kept !== undefined) return kept.value
  const made: IdentitySecrets = {
    signingKeys: [await createSigningKey()],
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
  try {
    return (await collection.put(onlyId, made, { ifRevision: 0 })).value
  } catch (error) {
    // Another server over the same database was first.
    const theirs = error instanceof RevisionConflict ? await collection.get(onlyId) : undefined
    if (theirs === undefined) throw error
    return theirs.value
  }
}
