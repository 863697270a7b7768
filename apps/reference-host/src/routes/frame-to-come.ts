import type { FrameName } from './address'
import { matchAddress } from './match-address'
import { routeTable } from './route-table'

/** The frame that an address will most likely show, before it is known who asks: that of where it leads. */
export function frameToCome(pathname: string): FrameName {
  const address = matchAddress(routeTable, pathname)?.address
  if (address?.kind !== 'redirect') return address?.frame ?? 'public'
  if (address.to.startsWith('/v2/')) return 'campaigns'
  return address.to.startsWith('/workspace/') ? 'platform' : 'public'
}
