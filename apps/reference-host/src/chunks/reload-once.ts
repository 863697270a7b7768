import type { KeyValueStorage } from '@inlay/sdk-core'

export interface ReloadOnceOptions {
  /** Kept for the tab: another tab has its own chance. */
  readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  readonly reload: () => void
}

/**
 * Loads a chunk. After a new release the old chunks are gone and the page holds stale addresses: a failure reloads the
 * page, which never answers; a second failure of the same chunk in a row is thrown. The mark belongs to the chunk,
 * since after the reload others load well before it fails again.
 */
export async function loadOrReloadOnce<Module>(
  name: string,
  load: () => Promise<Module>,
  { storage, reload }: ReloadOnceOptions,
): Promise<Module> {
  const key = `inlay.host.reloaded-for.${name}`
  try {
    const module = await load()
    storage.remove(key)
    return module
  } catch (error) {
    if (storage.get(key) !== undefined) throw error
    storage.set(key, '1')
    // Where nothing can be kept, reloading might never end.
    if (storage.get(key) === undefined) throw error
    reload()
    return new Promise<never>(() => undefined)
  }
}
