import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { collectionName, RevisionConflict, type WorkspaceStore } from '../../store/store'
import type { OidcLibrary } from './oidc-library'

/** A session, grant, code or token of the provider. */
interface Artifact {
  readonly payload: AdapterPayload
  /** Milliseconds since the epoch, in real time. */
  readonly expiresAt: number
  readonly uid: string | null
  readonly grantId: string | null
}

const kinds = ['Session', 'Grant', 'Interaction', 'AuthorizationCode', 'RefreshToken'] as const

// What is presented as an id is anybody's text, and a store need not take every text.
const ours = /^[\w-]{1,200}$/

const never = 8.64e15
const sweepEvery = 10 * 60_000

/** Keeps what the provider must remember in the store, and forgets what has expired. */
export function createStoreAdapter(system: WorkspaceStore, { errors }: OidcLibrary): AdapterFactory {
  const collectionOf = (kind: string) =>
    system.collection(collectionName<Artifact>(`identity-${kind}`, ['uid', 'grantId', 'expiresAt']))
  let sweptAt = 0

  async function sweep() {
    const now = Date.now()
    if (now - sweptAt < sweepEvery) return
    sweptAt = now
    const where = { field: 'expiresAt', operator: 'less_than', value: now } as const
    for (const kind of kinds) await collectionOf(kind).deleteWhere(where)
  }

  return (kind) => {
    const collection = collectionOf(kind)

    const adapter: Adapter = {
      async upsert(id, payload, expiresIn) {
        await collection.put(id, {
          payload,
          expiresAt: expiresIn === undefined ? never : Date.now() + expiresIn * 1000,
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
        })
        await sweep()
      },

      async find(id) {
        if (!ours.test(id)) return undefined
        return alive((await collection.get(id))?.value)
      },

      async findByUid(uid) {
        const { documents } = await collection.find({
          where: { field: 'uid', operator: 'equals', value: uid },
          limit: 1,
        })
        return alive(documents[0]?.value)
      },

      // Only the device flow asks for it, which is off.
      async findByUserCode() {},

      async consume(id) {
        const found = await collection.get(id)
        if (found === undefined) return
        if (found.value.payload.consumed !== undefined) throw new errors.InvalidGrant('already used')
        const payload = { ...found.value.payload, consumed: Math.floor(Date.now() / 1000) }
        try {
          await collection.put(id, { ...found.value, payload }, { ifRevision: found.revision })
        } catch (error) {
          // Of two that present the same code or token at once, one has it.
          throw error instanceof RevisionConflict ? new errors.InvalidGrant('already used') : error
        }
      },

      async destroy(id) {
        await collection.delete(id)
      },

      async revokeByGrantId(grantId) {
        await collection.deleteWhere({ field: 'grantId', operator: 'equals', value: grantId })
      },
    }
    return adapter
  }
}

function alive(artifact: Artifact | undefined): AdapterPayload | undefined {
  return artifact !== undefined && artifact.expiresAt > Date.now() ? artifact.payload : undefined
}
