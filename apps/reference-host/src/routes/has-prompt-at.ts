import { matchAddress } from './match-address'
import { routeTable } from './route-table'

/** Whether the screen at an address begins with a box to write in, which keeps its place free while it is on its way. */
export function hasPromptAt(pathname: string): boolean {
  const address = matchAddress(routeTable, pathname)?.address
  return address?.kind === 'screen' && address.screen === 'campaigns.root'
}
