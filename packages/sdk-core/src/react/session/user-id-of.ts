import type { AuthAdapter } from '../../ports/auth-adapter'

/** Who is signed in; `undefined` for nobody. */
export function userIdOf(auth: AuthAdapter): string | undefined {
  const state = auth.state()
  return state.status === 'signed-in' ? state.user.userId : undefined
}
