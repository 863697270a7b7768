import type { AuthAdapter, AuthState, Clock } from '@inlay/sdk-core'
import type { OtherTabs } from './other-tabs'

/** An adapter that can take up a sign-in of an earlier visit without asking anybody, unless a problem keeps it from it. */
export interface RestorableAuth extends AuthAdapter {
  restore(): Promise<AuthState & { readonly problem?: Error }>
}

export interface HostAuth extends AuthAdapter {
  /** Whether it is known yet if somebody is signed in. */
  isSettled(): boolean
  /** Whether nobody is known to have signed in on this device, now or ever. */
  isNewcomer(): boolean
  /** Loads the adapter, so that a press on "Sign in" opens its window at once. */
  prepare(): void
}

export interface HostAuthOptions {
  readonly load: () => Promise<RestorableAuth>
  /**
   * Whether somebody was signed in on this device when it was last used: no secret, only a reason to ask. Nothing where
   * nobody ever was.
   */
  readonly wasSignedIn: { get(): boolean | undefined; set(wasSignedIn: boolean): void }
  /** Who signs in or out in one tab is so in all of them. */
  readonly otherTabs: OtherTabs
  readonly clock: Clock
  readonly log: (message: string, cause: unknown) => void
}

/** Between attempts to take up a sign-in where the provider cannot be asked: at first, and at most. */
const firstPause = 5_000
const longestPause = 60_000

/**
 * The app's adapter: loads the real one when it is first needed, and takes up the sign-in of an earlier visit. Those
 * who subscribe are also told of a renewed sign-in of the same person, which changes no state but mends what failed.
 */
export function createHostAuth({ load, wasSignedIn, otherTabs, clock, log }: HostAuthOptions): HostAuth {
  const listeners = new Set<() => void>()
  let adapter: RestorableAuth | undefined
  let loading: Promise<RestorableAuth> | undefined
  let newcomer = wasSignedIn.get() === undefined
  let settled = wasSignedIn.get() !== true
  let stopAsking = () => {}

  const tell = () => {
    if (adapter?.state().status === 'signed-in') {
      newcomer = false
      // Never taken back for a failure: a page that is left while it asks could not tell that from a refusal.
      wasSignedIn.set(true)
    }
    for (const listener of [...listeners]) listener()
  }

  const ready = () => {
    if (loading) return loading
    const begun = load().then(
      (loaded) => {
        if (loading === begun) {
          adapter = loaded
          loaded.subscribe(tell)
        }
        return loaded
      },
      (error: unknown) => {
        if (loading === begun) loading = undefined
        throw error
      },
    )
    loading = begun
    return begun
  }

  // The other tab ends the sign-in at the provider; here the adapter goes, and every token that it holds with it.
  otherTabs.on('signed-out', () => {
    stopAsking()
    adapter = undefined
    loading = undefined
    newcomer = false
    settled = true
    tell()
  })

  // Somebody who is here already stays who they are.
  otherTabs.on('signed-in', () => {
    if (adapter?.state().status !== 'signed-in') void restore()
  })

  const restored = settled ? Promise.resolve() : restore()

  async function restore(pause = firstPause) {
    const asked = await askOnce()
    settled = true
    // Whoever is still signed in at the provider is so here as soon as it can be asked again.
    if (asked === 'failed' && adapter?.state().status !== 'signed-in') {
      stopAsking()
      stopAsking = clock.after(pause, () => void restore(Math.min(pause * 2, longestPause)))
    }
    tell()
  }

  async function askOnce(): Promise<'failed' | 'answered'> {
    try {
      const { problem } = await (await ready()).restore()
      return problem ? 'failed' : 'answered'
    } catch (error) {
      log('The sign-in of the last visit could not be taken up.', error)
      return 'failed'
    }
  }

  return {
    isSettled: () => settled,
    isNewcomer: () => newcomer,
    prepare: () => void ready().catch(() => undefined),
    state: () => adapter?.state() ?? signedOut,
    async getToken(request) {
      await restored
      return (await ready()).getToken(request)
    },
    async signIn(options) {
      await (adapter ?? (await ready())).signIn(options)
      stopAsking()
      settled = true
      tell()
      otherTabs.tell('signed-in')
    },
    async signOut() {
      await restored
      otherTabs.tell('signed-out')
      try {
        await (await ready()).signOut()
      } finally {
        // Not before: a page that is left on its way signs out once it is there again.
        wasSignedIn.set(false)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const signedOut: AuthState = { status: 'signed-out' }
