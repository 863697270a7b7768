import { systemClock } from '@inlay/sdk-core'
import { useEffect } from 'react'
import { workspaceRoot } from '../routes/workspace-root'
import { personChanged } from './person-changed'

/**
 * Takes the place of the app when it is another person's, and loads it anew for them. By then nothing holds the page any
 * more: what was not saved can no longer be, and there is nothing to ask.
 */
export function BeginAnew() {
  useEffect(
    () =>
      systemClock.after(0, () => {
        personChanged.keep()
        window.location.replace(workspaceRoot)
      }),
    [],
  )
  return null
}
