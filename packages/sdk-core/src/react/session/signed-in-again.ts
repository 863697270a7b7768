import type { Expiry } from './expiry'

/** Resolves when the sign-in is there again; rejects with the signal's reason when nobody waits for that any more. */
export function signedInAgain(expiry: Expiry, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    const look = () => {
      if (expiry.expired()) return
      stop()
      resolve()
    }
    const unsubscribe = expiry.subscribe(look)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else look()
  })
}
