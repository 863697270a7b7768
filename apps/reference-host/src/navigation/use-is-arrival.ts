import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAppPorts } from '../app-ports'

/**
 * Whether a place is come to from another one. In the place that is shown first after a load, the browser places focus;
 * coming back there later is an arrival like any other.
 */
export function useIsArrival(): boolean {
  const { firstShown } = useAppPorts()
  const { key } = useLocation()
  useEffect(() => firstShown.see(key), [firstShown, key])
  return firstShown.isLeftAt(key)
}
