import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { browserConnectivity, systemClock } from '@inlay/sdk-core'
import { InlayContext, useLatest } from '@inlay/sdk-core/react'

/** Milliseconds between two looks at whether the server answers again. */
export const recoveryEvery = 5_000

/**
 * Goes on by itself once it can: looks now and then while the device has a network, and at once when that comes back.
 * Answers whether there is one. Works without a provider, too: what stands there may have failed before any.
 */
export function useRecovery(lookAgain: () => Promise<void>): boolean {
  const host = useContext(InlayContext)?.host
  const { connectivity = browserConnectivity, clock = systemClock } = host ?? {}
  const online = useSyncExternalStore(connectivity.subscribe, connectivity.online, () => true)
  const latest = useLatest(lookAgain)
  const wasOffline = useRef(false)

  useEffect(() => {
    if (!online) {
      wasOffline.current = true
      return
    }
    let looking = false
    const look = () => {
      if (looking) return
      looking = true
      void latest.current().finally(() => {
        looking = false
      })
    }
    if (wasOffline.current) look()
    wasOffline.current = false
    return clock.every(recoveryEvery, look)
  }, [clock, latest, online])

  return online
}
