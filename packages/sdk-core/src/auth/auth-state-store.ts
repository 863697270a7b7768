import type { AuthState, AuthUser } from '../ports/auth-adapter'

/** The state of an adapter with those who watch it: the same object for as long as the same person is signed in. */
export interface AuthStateStore {
  state(): AuthState
  set(user: AuthUser | undefined): void
  subscribe(listener: () => void): () => void
}

const signedOut: AuthState = { status: 'signed-out' }

export function createAuthStateStore(initial?: AuthUser): AuthStateStore {
  const listeners = new Set<() => void>()
  let state = stateOf(initial)
  return {
    state: () => state,
    set(user) {
      const next = stateOf(user)
      if (isSame(state, next)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function stateOf(user: AuthUser | undefined): AuthState {
  return user ? { status: 'signed-in', user } : signedOut
}

function isSame(a: AuthState, b: AuthState): boolean {
  if (a.status === 'signed-out' || b.status === 'signed-out') return a.status === b.status
  return a.user.userId === b.user.userId && a.user.name === b.user.name && a.user.email === b.user.email
}
