import { config } from '../config'
import { matchAddress } from './match-address'
import { routeTable } from './route-table'
import { screenTitles } from './screen-titles'

/** What is on its way at an address: its screen, or the app where it only leads on. */
export function nameAt(pathname: string): string {
  const address = matchAddress(routeTable, pathname)?.address
  return address?.kind === 'screen' ? screenTitles[address.screen] : config.appName
}
