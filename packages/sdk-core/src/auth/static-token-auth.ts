import type { AuthAdapter, AuthUser } from '../ports/auth-adapter'
import { createAuthStateStore } from './auth-state-store'

export interface StaticTokenAuthOptions {
  readonly token: string
  readonly user: AuthUser
}

/** One token that does not change: for scripts, tests and servers. It cannot be renewed; signing in gives it again. */
export function staticTokenAuth({ token, user }: StaticTokenAuthOptions): AuthAdapter {
  const store = createAuthStateStore(user)
  return {
    getToken({ reason }) {
      const usable = reason === 'request' && store.state().status === 'signed-in'
      return Promise.resolve(usable ? { token } : undefined)
    },
    state: store.state,
    signIn() {
      store.set(user)
      return Promise.resolve()
    },
    signOut() {
      store.set(undefined)
      return Promise.resolve()
    },
    subscribe: store.subscribe,
  }
}
