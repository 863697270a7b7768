import { useCallback, useSyncExternalStore } from 'react'
import { userIdOf } from '../session/user-id-of'
import { useInlay } from './use-inlay'

export interface SessionExpired {
  /** Calls fail with `unauthenticated` until somebody signs in again. */
  readonly expired: boolean
  /**
   * Lets the person sign in where they are, and runs again what failed for want of it. Rejects as the adapter does, for
   * example when the person closes the popup.
   */
  readonly signIn: () => Promise<void>
}

/** Whether the sign-in is gone, for a dialog that renews it in place. Signing out on purpose is no expiry. */
export function useSessionExpired(): SessionExpired {
  const { auth, session } = useInlay()
  const { expiry } = session
  const expired = useSyncExternalStore(expiry.subscribe, expiry.expired, expiry.expired)
  const signIn = useCallback(async () => {
    await auth.signIn()
    // Somebody else has a session of their own; this one must not fill with their data.
    if (userIdOf(auth) === session.userId) session.renewed()
  }, [auth, session])
  return { expired, signIn }
}
