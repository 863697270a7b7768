/** Whether the sign-in of a session is gone, with those who want to know. */
export interface Expiry {
  expired(): boolean
  set(expired: boolean): void
  subscribe(listener: () => void): () => void
}

export function createExpiry(): Expiry {
  const listeners = new Set<() => void>()
  let isExpired = false
  return {
    expired: () => isExpired,
    set(expired) {
      if (expired === isExpired) return
      isExpired = expired
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
