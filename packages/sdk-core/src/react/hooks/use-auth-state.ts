import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AuthAdapter, AuthState } from '../../ports/auth-adapter'
import { useInlay } from './use-inlay'

/** Who is signed in, as the adapter says it now. */
export function useAuthState(): AuthState {
  const { auth } = useInlay()
  const last = useRef<AuthState>(undefined)
  const read = () => (last.current = sameOrNew(last.current, auth))
  return useSyncExternalStore(
    useCallback((listener) => auth.subscribe(listener), [auth]),
    read,
    read,
  )
}

/** An adapter may answer with a new object each time; React needs the same one while it says the same. */
function sameOrNew(last: AuthState | undefined, auth: AuthAdapter): AuthState {
  const now = auth.state()
  if (last === undefined || last.status !== now.status) return now
  if (last.status === 'signed-out' || now.status === 'signed-out') return last
  const isSame =
    last.user.userId === now.user.userId && last.user.name === now.user.name && last.user.email === now.user.email
  return isSame ? last : now
}
