import type { KeyValueStorage } from '@inlay/sdk-core'
import { ServerUnreachable } from './server-unreachable'

export interface ReloadOnceOptions {
  /** Kept for the tab: another tab has its own chance. */
  readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  readonly reload: () => void
  /** Whether the server can be reached: reloading without it would leave no page at all. */
  readonly serverAnswers: () => Promise<boolean>
}

/**
 * Loads a chunk. After a new release the old chunks are gone and the page holds stale addresses: a failure reloads the
 * page, which never answers; a second failure of the same chunk in a row is thrown. The mark belongs to the chunk,
 * since after the reload others load well before it fails again.
 * @throws ServerUnreachable where nothing is known to be gone, since the server does not answer
 */
export async function loadOrReloadOnce<Module>(
  name: string,
  load: () => Promise<Module>,
  { storage, reload, serverAnswers }: ReloadOnceOptions,
): Promise<Module> {
  const key = `inlay.host.reloaded-for.${name}`
  try {
    const module = await load()
    storage.remove(key)
    return module
  } catch (error) {
    if (!(await serverAnswers())) throw new ServerUnreachable(error)
    if (storage.get(key) !== undefined) throw error
    storage.set(key, '1')
    // Where nothing can be kept, reloading might never end.
    if (storage.get(key) === undefined) throw error
    reload()
    return new Promise<never>(() => undefined)
  }
}
