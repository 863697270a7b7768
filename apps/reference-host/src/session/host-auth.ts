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
  let signingIn: AbortController | undefined

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

  // The provider knows one person for the whole browser: whoever was here before could only go on until their token
  // ends, and what they did would be told apart by nobody who looks at the other tab.
  otherTabs.on('signed-in', (userId) => {
    if (userId !== undefined && userId === personOf(adapter)) return
    void restore().then(() => {
      if (personOf(adapter) !== undefined) signingIn?.abort()
    })
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
      log('The last sign-in could not be taken up.', error)
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
    async signIn({ signal } = {}) {
      const own = new AbortController()
      signingIn = own
      const giveUp = () => own.abort(signal?.reason)
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp)
      try {
        await (adapter ?? (await ready())).signIn({ signal: own.signal })
      } catch (error) {
        // Another tab was sooner: its sign-in holds here too, and this window is needed no more.
        if (own.signal.aborted && !signal?.aborted) return
        throw error
      } finally {
        signal?.removeEventListener('abort', giveUp)
        if (signingIn === own) signingIn = undefined
      }
      stopAsking()
      settled = true
      tell()
      otherTabs.tell('signed-in', personOf(adapter))
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

function personOf(auth: AuthAdapter | undefined): string | undefined {
  const state = auth?.state()
  return state?.status === 'signed-in' ? state.user.userId : undefined
}

const signedOut: AuthState = { status: 'signed-out' }
