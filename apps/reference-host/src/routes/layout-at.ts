import { matchAddress } from './match-address'
import { routeTable } from './route-table'

/** What the screen at an address looks like as long as it is on its way, so that nothing jumps once it is there. */
export function layoutAt(pathname: string): 'cards' | 'table' | 'record' | 'head' {
  const address = matchAddress(routeTable, pathname)?.address
  if (address?.kind !== 'screen') return 'cards'
  if (address.screen === 'campaigns.detail') return 'record'
  if (address.screen === 'platform.audienceList') return 'table'
  return listsOfCards.has(address.screen) ? 'cards' : 'head'
}

const listsOfCards: ReadonlySet<string> = new Set(['campaigns.root', 'campaigns.home', 'campaigns.audienceList'])
