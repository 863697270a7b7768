import { useHost } from '@inlay/sdk-core/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useAppPorts } from '../app-ports'

/**
 * The path that the person has gone on to, when its screen takes longer than a moment to arrive. The one before stays
 * until then: going on is a transition, so what is shown lags behind the address.
 */
export function useScreenOnItsWay(): string | undefined {
  const { router } = useAppPorts()
  const { clock } = useHost()
  const shown = useLocation()
  const next = useSyncExternalStore(router.subscribe, () => router.state.location)
  const [late, setLate] = useState<string>()
  const going = next.key !== shown.key

  useEffect(() => (going ? clock.after(moment, () => setLate(next.key)) : undefined), [clock, going, next.key])
  return going && late === next.key ? next.pathname : undefined
}

const moment = 150
