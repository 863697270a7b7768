import type { KeyValueStorage } from '@inlay/sdk-core'

export type SmallStorage = Pick<KeyValueStorage, 'get' | 'set' | 'remove'>

/** A storage of the browser; where it is forbidden or full, nothing is kept and nothing fails. */
export function guardedStorage(storage: () => Storage): SmallStorage {
  return {
    get: (key) => attempt(() => storage().getItem(key)) ?? undefined,
    set: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
  }
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
