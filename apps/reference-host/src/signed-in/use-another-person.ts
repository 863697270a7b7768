import type { AuthAdapter } from '@inlay/sdk-core'
import { useCallback, useState, useSyncExternalStore } from 'react'

/**
 * Whether somebody else has signed in over the app, as in the dialog of an expired sign-in: what it has read, and the
 * workspace that it shows, are those of the person before.
 */
export function useAnotherPerson(auth: AuthAdapter): boolean {
  const [owner] = useState(() => personOf(auth))
  const subscribe = useCallback((listener: () => void) => auth.subscribe(listener), [auth])
  const person = useSyncExternalStore(subscribe, () => personOf(auth))
  return person !== undefined && person !== owner
}

function personOf(auth: AuthAdapter): string | undefined {
  const state = auth.state()
  return state.status === 'signed-in' ? state.user.userId : undefined
}
