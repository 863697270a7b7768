import { useEffect } from 'react'
import { useAppPorts } from '../app-ports'

/**
 * Loads what signing in needs at the first sign of somebody being there, so that a press opens the window at once, and
 * not before: the page itself is to be seen first.
 */
export function usePreparedSignIn(): void {
  const { auth } = useAppPorts()
  useEffect(() => {
    const stop = new AbortController()
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const) {
      window.addEventListener(sign, auth.prepare, { once: true, passive: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [auth])
}
