import type { Destination } from '@inlay/sdk-core'
import type { AddressMatch, FrameName, ScreenAddress } from '../routes/address'
import { fillAddress } from '../routes/fill-address'
import { matchAddress } from '../routes/match-address'
import { routeTable, screenAddresses } from '../routes/route-table'

/**
 * The address of a destination in a frame. A link stays in the frame it stands in; a place that only another frame has
 * is found there.
 */
export function addressOf(
  destination: Destination,
  here: { readonly frame: FrameName; readonly workspaceId: string | undefined },
): string | undefined {
  const address = findScreen(destination.name, here.frame)
  const workspace = here.workspaceId === undefined ? {} : { workspaceId: here.workspaceId }
  const path = address && fillAddress(address.path, { ...workspace, ...destination.params })
  return path === undefined ? undefined : path + searchOf(destination.view ?? {})
}

/** The destination that an address stands for, under the name that its own frame has for it. */
export function destinationAt(place: { readonly pathname: string; readonly search: string }): Destination | undefined {
  const match = matchAddress(routeTable, place.pathname)
  if (match?.address.kind !== 'screen') return undefined
  const { workspaceId: _, ...params } = match.params
  return { name: match.address.screen, params, view: Object.fromEntries(new URLSearchParams(place.search)) }
}

/** Where a frame stands, as far as the address of the page says. */
export function frameAt(pathname: string): { readonly frame: FrameName; readonly workspaceId: string | undefined } {
  const match: AddressMatch | undefined = matchAddress(routeTable, pathname)
  return { frame: match?.address.frame ?? 'public', workspaceId: match?.params['workspaceId'] }
}

function findScreen(name: string, frame: FrameName): ScreenAddress | undefined {
  const leadsTo = (address: ScreenAddress) => address.screen === name || (address.standsFor ?? []).includes(name)
  return screenAddresses.find((address) => address.frame === frame && leadsTo(address)) ?? screenAddresses.find(leadsTo)
}

function searchOf(view: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(view)) if (value !== undefined) query.set(key, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
