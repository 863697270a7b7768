import type { AuthAdapter, AuthState } from '../../ports/auth-adapter'

/** An adapter that a test signs in and out. */
export function createFakeAuth(userId: string | undefined = 'ada') {
  const listeners = new Set<() => void>()
  const stateOf = (id: string | undefined): AuthState =>
    id === undefined ? { status: 'signed-out' } : { status: 'signed-in', user: { userId: id } }
  let current: string | undefined = userId
  let nextSignIn: () => Promise<string> = () => Promise.resolve(userId ?? 'ada')
  const become = (id: string | undefined) => {
    current = id
    for (const listener of [...listeners]) listener()
  }
  const auth: AuthAdapter = {
    getToken: () => Promise.resolve(current === undefined ? undefined : { token: current }),
    // A new object each time, as a careless host's adapter would.
    state: () => stateOf(current),
    signIn: async () => become(await nextSignIn()),
    signOut: () => Promise.resolve(become(undefined)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    auth,
    become,
    onSignIn(next: () => Promise<string>) {
      nextSignIn = next
    },
  }
}
