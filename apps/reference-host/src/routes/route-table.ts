import type { Address, ScreenAddress } from './address'
import { campaignsAddresses } from './campaigns-addresses'
import { copyeditAddresses } from './copyedit-addresses'
import { platformAddresses } from './platform-addresses'
import { publicAddresses } from './public-addresses'

/** Every address of the app. Each area keeps its own file; the order means nothing. */
export const routeTable: readonly Address[] = [
  ...campaignsAddresses,
  ...platformAddresses,
  ...copyeditAddresses,
  ...publicAddresses,
]

export const screenAddresses: readonly ScreenAddress[] = routeTable.filter(isScreenAddress)

export function isScreenAddress(address: Address): address is ScreenAddress {
  return address.kind === 'screen'
}
