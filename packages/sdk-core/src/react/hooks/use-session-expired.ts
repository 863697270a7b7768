import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { SignInOptions } from '../../ports/auth-adapter'
import { offerSignIn } from '../session/offered-sign-in'
import { userIdOf } from '../session/user-id-of'
import { useInlay } from './use-inlay'

export interface SessionExpired {
  /** Calls wait until the person has signed in again. */
  readonly expired: boolean
  /**
   * Lets the person sign in where they are; what waited or failed for want of it runs again. Rejects as the adapter does, for
   * example when the person closes the popup.
   */
  readonly signIn: (options?: SignInOptions) => Promise<void>
}

/**
 * Whether the sign-in is gone, for a dialog that renews it in place. Signing out on purpose is no expiry. While this is
 * used, calls of the same client wait for the person to sign in again; without it they fail with `unauthenticated`.
 */
export function useSessionExpired(): SessionExpired {
  const { auth, client, session } = useInlay()
  const { expiry } = session
  const expired = useSyncExternalStore(expiry.subscribe, expiry.expired, expiry.expired)
  useEffect(() => offerSignIn(client), [client])
  const signIn = useCallback(
    async (options?: SignInOptions) => {
      await auth.signIn(options)
      // Somebody else has a session of their own; this one must not fill with their data.
      if (userIdOf(auth) === session.userId) session.renewed()
    },
    [auth, session],
  )
  return { expired, signIn }
}
