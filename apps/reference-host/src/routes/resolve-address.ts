import type { DetourReason } from './detour'
import type { AddressMatch, FrameName, RedirectAddress, ScreenAddress } from './address'
import { fillAddress } from './fill-address'
import { leadFromRoot } from './lead-from-root'
import { matchAddress } from './match-address'
import { activeWorkspaceOf, type Person, type Visitor } from './person'
import { rootAddress } from './public-addresses'
import { routeTable } from './route-table'

/** Where a browser is. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What the app does at a place. */
export type Resolution =
  /** Who is looking is not known yet, and it matters. */
  | { readonly kind: 'wait' }
  /** Leads on at once, in place of this entry of the history. */
  | { readonly kind: 'go'; readonly to: string; readonly reason?: DetourReason }
  | { readonly kind: 'screen'; readonly match: AddressMatch<ScreenAddress> }
  /** Inside a workspace, and only its flags can say whether it leads on. */
  | { readonly kind: 'flagged-redirect'; readonly match: AddressMatch<RedirectAddress>; readonly to: string }
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'access-denied' }
  | { readonly kind: 'no-workspace'; readonly frame: FrameName }

export interface ResolveOptions {
  readonly origin: string
  /** People whose e-mail address is of one of these domains go from the root to the path stored for them. */
  readonly internalTestDomains: readonly string[]
}

/** Decides by address and person alone; flags come after it, in `open-address.ts`, since they belong to a workspace. */
export function resolveAddress(place: Place, visitor: Visitor, options: ResolveOptions): Resolution {
  const match = matchAddress(routeTable, place.pathname)
  if (!match) return { kind: 'go', to: '/error' }
  const { address } = match

  if (address.visitor !== 'open') {
    if (visitor.status === 'unknown') return { kind: 'wait' }
    if (visitor.status === 'signed-out') {
      return address.visitor === 'sign-in' ? { kind: 'go', to: signInAddress(place) } : { kind: 'logged-out' }
    }
    if (!visitor.person) return { kind: 'wait' }
    const refusal = checkWorkspaces(match, place, visitor.person)
    if (refusal) return refusal
  }

  const person = visitor.status === 'signed-in' ? visitor.person : undefined
  if (isScreen(match)) return { kind: 'screen', match }
  if (isRedirect(match)) return follow(match, place, person, options)
  return { kind: 'go', to: '/error' }
}

/** The sign-in page that comes back to this place. */
export function signInAddress(place: Place): string {
  return `/login?redirectTo=${encodeURIComponent(place.pathname + place.search + place.hash)}`
}

function checkWorkspaces(match: AddressMatch, place: Place, person: Person): Resolution | undefined {
  const { address, params } = match
  const first = person.workspaceIds[0]
  const needsOne = address.path.includes('{workspaceId}') || goesToActive(address)
  if (needsOne && first === undefined) return { kind: 'no-workspace', frame: address.frame }

  const asked = askedWorkspace(new URLSearchParams(place.search))
  if (asked !== undefined && !person.workspaceIds.includes(asked)) return { kind: 'access-denied' }

  const named = params['workspaceId']
  if (named === undefined || person.workspaceIds.includes(named)) return undefined
  return address.frame === 'campaigns'
    ? { kind: 'go', to: `/v2/${encodeURIComponent(first ?? '')}`, reason: 'foreign-workspace' }
    : { kind: 'access-denied' }
}

/** An empty one asks for none. */
function askedWorkspace(query: URLSearchParams): string | undefined {
  return query.get('workspaceId') || undefined
}

function goesToActive(address: AddressMatch['address']): boolean {
  return address.kind === 'redirect' && address.to.includes('{activeWorkspaceId}')
}

function follow(
  match: AddressMatch<RedirectAddress>,
  place: Place,
  person: Person | undefined,
  options: ResolveOptions,
): Resolution {
  const query = new URLSearchParams(place.search)
  const asked = askedWorkspace(query)
  const activeWorkspaceId = asked ?? (person && activeWorkspaceOf(person)) ?? ''
  if (match.address === rootAddress && person) {
    const lead = leadFromRoot(query, person, activeWorkspaceId, options)
    if (lead !== undefined) return { kind: 'go', to: lead }
  }
  const path = fillAddress(match.address.to, { ...match.params, activeWorkspaceId }, match.rest)
  if (path === undefined) return { kind: 'go', to: '/error' }
  if (goesToActive(match.address)) query.delete('workspaceId')
  const kept = match.address.keeps === 'nothing' ? '' : toSearch(query) + place.hash
  const to = path + kept
  if (match.address.flags) return { kind: 'flagged-redirect', match, to }
  return match.address.unknown ? { kind: 'go', to, reason: 'unknown-path' } : { kind: 'go', to }
}

function toSearch(query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function isScreen(match: AddressMatch): match is AddressMatch<ScreenAddress> {
  return match.address.kind === 'screen'
}

function isRedirect(match: AddressMatch): match is AddressMatch<RedirectAddress> {
  return match.address.kind === 'redirect'
}
