import type { KeyValueStorage } from '@inlay/sdk-core'

/** What a tab keeps over a reload; where the browser forbids it, nothing is kept. */
export const tabStorage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'> = {
  get: (key) => attempt(() => window.sessionStorage.getItem(key)) ?? undefined,
  set: (key, value) => void attempt(() => window.sessionStorage.setItem(key, value)),
  remove: (key) => void attempt(() => window.sessionStorage.removeItem(key)),
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
