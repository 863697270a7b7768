import type { Clock, KeyValueStorage } from '../../ports/host'

/** A page that is being left gives its locks away soon, though not at once. */
const longestWait = 1_000
/** Pages that nobody sees may run once a minute. */
const signOfLife = 60_000
const longestSilence = 3 * signOfLife

export interface WindowClaims {
  /** Says that the one who bears this name is there, until the answer is called. */
  hold(name: string): () => void
  /** Does the work once it is sure that the one who bears this name is gone, and not twice. False where it is there. */
  inPlaceOf(name: string, work: () => void): Promise<boolean>
}

/** Who of all windows of this origin is there. By locks, which a window loses however it ends. */
export function claimsByLocks(locks: LockManager, clock: Clock): WindowClaims {
  return {
    hold(name) {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      void locks.request(name, () => held).catch(() => undefined)
      return () => release()
    },
    async inPlaceOf(name, work) {
      const waiting = new AbortController()
      const cancel = clock.after(longestWait, () => waiting.abort())
      try {
        await locks.request(name, { signal: waiting.signal }, work)
        return true
      } catch {
        return false
      } finally {
        cancel()
      }
    },
  }
}

/** Where the browser has no locks: by the time at which each was last heard of. */
export function claimsByTime(storage: KeyValueStorage, clock: Clock, view: Window): WindowClaims {
  const keyOf = (name: string) => `${name}.seen`
  return {
    hold(name) {
      const key = keyOf(name)
      let cancel = () => {}
      const live = () => {
        cancel()
        storage.set(key, String(clock.now()))
        cancel = clock.after(signOfLife, live)
      }
      const leave = () => {
        cancel()
        storage.remove(key)
      }
      live()
      view.addEventListener('pagehide', leave)
      view.addEventListener('pageshow', live)
      return () => {
        view.removeEventListener('pagehide', leave)
        view.removeEventListener('pageshow', live)
        leave()
      }
    },
    inPlaceOf(name, work) {
      const seen = Number(storage.get(keyOf(name)) ?? Number.NEGATIVE_INFINITY)
      const isGone = clock.now() - seen > longestSilence
      if (isGone) {
        storage.remove(keyOf(name))
        work()
      }
      return Promise.resolve(isGone)
    },
  }
}
