import type { AccessToken, AuthAdapter, AuthUser, SignInOptions, TokenRequest } from '../ports/auth-adapter'
import { createAuthStateStore } from './auth-state-store'
import { SignInError } from './sign-in-error'

export interface CallbackAuthOptions {
  /** The token of the host's own sign-in; for the reason `expired` a renewed one. */
  readonly getToken: (request: TokenRequest) => Promise<AccessToken | string | undefined>
  /** Who is signed in to the host; a function where that can change. */
  readonly user: AuthUser | (() => AuthUser | undefined)
  /** Lets the person sign in to the host; left out, `signIn` rejects with `unsupported`. */
  readonly signIn?: ((options: SignInOptions) => Promise<void>) | undefined
  readonly signOut?: (() => Promise<void>) | undefined
}

export interface CallbackAuth extends AuthAdapter {
  /** To be called by a host whose sign-in changed by other means: looks at `user` again. */
  refreshUser(): void
}

/** For hosts that sign people in themselves: their session, seen through an adapter. */
export function callbackAuth({ getToken, user, signIn, signOut }: CallbackAuthOptions): CallbackAuth {
  let fixed = typeof user === 'function' ? undefined : user
  const present = typeof user === 'function' ? user : () => fixed
  const store = createAuthStateStore(present())
  const refreshUser = () => store.set(present())
  return {
    async getToken(request) {
      refreshUser()
      if (store.state().status === 'signed-out') return undefined
      const token = await getToken(request)
      return typeof token === 'string' ? { token } : token
    },
    state: store.state,
    async signIn(options = {}) {
      if (!signIn) throw new SignInError('unsupported', 'This host gave no way to sign in.')
      await signIn(options)
      if (typeof user !== 'function') fixed = user
      refreshUser()
    },
    async signOut() {
      await signOut?.()
      fixed = undefined
      store.set(undefined)
    },
    subscribe: store.subscribe,
    refreshUser,
  }
}
