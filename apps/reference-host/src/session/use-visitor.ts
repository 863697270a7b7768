import { useCallback, useSyncExternalStore } from 'react'
import { useAppPorts } from '../app-ports'

export type VisitorStatus = 'unknown' | 'signed-out' | 'signed-in'

/** Who looks at the app, as far as is known. A person who has just signed in is known at once. */
export function useVisitorStatus(): VisitorStatus {
  const { auth } = useAppPorts()
  const read = (): VisitorStatus => {
    if (auth.state().status === 'signed-in') return 'signed-in'
    return auth.isSettled() ? 'signed-out' : 'unknown'
  }
  return useSyncExternalStore(
    useCallback((listener) => auth.subscribe(listener), [auth]),
    read,
  )
}
