import type { AuthAdapter, AuthUser, TokenRequest } from '../ports/auth-adapter'
import type { Clock } from '../ports/host'
import { createAuthStateStore } from './auth-state-store'
import { SignInError } from './sign-in-error'

export interface MemoryAuthOptions {
  /** Who is signed in, and who `signIn` signs in. `null`: nobody at first. @default a test user */
  readonly user?: AuthUser | null | undefined
  /** The first token, and what renewed ones begin with. @default 'token' */
  readonly token?: string | undefined
  /** Milliseconds that a token lives. @default for ever */
  readonly lifetime?: number | undefined
  /** Needed with `lifetime`. */
  readonly clock?: Clock | undefined
}

/** An adapter whose sign-in is the test's. */
export interface MemoryAuth extends AuthAdapter {
  /** Every ask for a token, oldest first. */
  readonly asks: readonly TokenRequest[]
  /** How often a renewed token was asked for. */
  readonly refreshes: number
  /** The session is over: tokens can no longer be had until somebody signs in. */
  endSession(): void
  /** Tokens can be had again only by failing with this, until called with nothing. */
  failWith(error: Error | undefined): void
  signInAs(user: AuthUser): void
}

const testUser: AuthUser = { userId: 'user-1', name: 'Test User', email: 'test@example.com' }

/** Signs in and out at will, counts refreshes: for tests and stories. */
export function memoryAuth(options: MemoryAuthOptions = {}): MemoryAuth {
  const { user = testUser, token: firstToken = 'token', lifetime, clock } = options
  const store = createAuthStateStore(user ?? undefined)
  const asks: TokenRequest[] = []
  let made = 1
  let expiresAt = expiry()
  let sessionIsOver = false
  let failure: Error | undefined

  function expiry(): number | undefined {
    return lifetime === undefined || !clock ? undefined : clock.now() + lifetime
  }

  function makeToken(): void {
    made += 1
    expiresAt = expiry()
  }

  function signInAs(person: AuthUser): void {
    sessionIsOver = false
    makeToken()
    store.set(person)
  }

  return {
    asks,
    get refreshes() {
      return asks.filter(({ reason }) => reason === 'expired').length
    },
    async getToken(request) {
      asks.push(request)
      if (failure) throw failure
      if (store.state().status === 'signed-out' || sessionIsOver) return undefined
      if (request.reason === 'expired') makeToken()
      return { token: made === 1 ? firstToken : `${firstToken}-${made}`, expiresAt }
    },
    state: store.state,
    signIn({ signal } = {}) {
      if (signal?.aborted) return Promise.reject(new SignInError('aborted', 'The sign-in was given up.', signal.reason))
      signInAs(user ?? testUser)
      return Promise.resolve()
    },
    signOut() {
      store.set(undefined)
      return Promise.resolve()
    },
    subscribe: store.subscribe,
    endSession() {
      sessionIsOver = true
    },
    failWith(error) {
      failure = error
    },
    signInAs,
  }
}
