import type { FlagKey } from '@inlay/sdk-core/contract/workspace'
import type { Address, AddressMatch, ScreenAddress } from './address'
import type { DetourReason } from './detour'
import { fillAddress } from './fill-address'
import { matchAddress } from './match-address'
import type { Resolution } from './resolve-address'
import { routeTable } from './route-table'

/** What an address of a workspace shows once its flags are known. */
export type Opening =
  | { readonly kind: 'screen'; readonly match: AddressMatch<ScreenAddress> }
  | { readonly kind: 'go'; readonly to: string; readonly reason?: DetourReason }
  /** The screen is not to be had, and the address says so itself. */
  | { readonly kind: 'closed'; readonly address: Address }

export function openAddress(
  resolution: Extract<Resolution, { kind: 'screen' | 'flagged-redirect' }>,
  isOn: (flag: FlagKey) => boolean,
): Opening {
  const { match } = resolution
  if ((match.address.flags ?? []).every(isOn)) {
    return resolution.kind === 'screen'
      ? { kind: 'screen', match: resolution.match }
      : { kind: 'go', to: resolution.to }
  }
  return match.address.whenOff === 'error-page'
    ? { kind: 'closed', address: match.address }
    : { kind: 'go', to: unknownPath(match), reason: 'flag-off' }
}

/** Where an unknown path of the same workspace leads. */
function unknownPath(match: AddressMatch): string {
  const frame = match.address.path.startsWith('/v2/') ? 'v2' : 'workspace'
  const home = fillAddress(`/${frame}/{workspaceId}/home`, match.params)
  return home !== undefined && matchAddress(routeTable, home) ? home : '/error'
}
