import type { AuthAdapter } from '@inlay/sdk-core'
import { useEffect, useState } from 'react'

/**
 * Begins the app anew when somebody else signs in over it, as in the dialog of an expired sign-in: what it has read,
 * and the workspace that it shows, are those of the person before.
 */
export function useReloadForAnotherPerson(auth: AuthAdapter, reload: () => void): void {
  const [owner] = useState(() => personOf(auth))
  useEffect(() => {
    const stop = auth.subscribe(() => {
      const person = personOf(auth)
      if (person === undefined || person === owner) return
      stop()
      reload()
    })
    return stop
  }, [auth, owner, reload])
}

function personOf(auth: AuthAdapter): string | undefined {
  const state = auth.state()
  return state.status === 'signed-in' ? state.user.userId : undefined
}
