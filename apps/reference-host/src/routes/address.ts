import type { FlagKey } from '@inlay/sdk-core/contract/workspace'
import type { ScreenKey } from './screen-titles'

/** What surrounds a screen: the campaign product, the platform, or nothing. */
export type FrameName = 'campaigns' | 'platform' | 'public'

/** Whose code a screen is; each area is loaded when its first screen is. */
export type AreaName = 'campaigns' | 'copyedit' | 'platform' | 'public' | 'shell'

/** What somebody who is not signed in gets: the sign-in page and back again, the logged-out screen, or the page itself. */
export type VisitorRule = 'sign-in' | 'logged-out' | 'open'

interface BaseAddress {
  /** `{name}` is a parameter, `{}` a blank segment, a last `*` any rest. */
  readonly path: `/${string}`
  readonly frame: FrameName
  readonly visitor: VisitorRule
  /** Closed while one of these is off. */
  readonly flags?: readonly FlagKey[]
  /** What a closed address does. @default 'unknown': what an unknown path there does */
  readonly whenOff?: 'unknown' | 'error-page'
  /** Values that a parameter must have one of, for the address to match at all. */
  readonly only?: Readonly<Record<string, readonly string[]>>
}

/** An address that shows a screen. */
export interface ScreenAddress extends BaseAddress {
  readonly kind: 'screen'
  readonly area: AreaName
  /** `{area}.{name}`: the key of its component and of its title, and the destination that leads to it. */
  readonly screen: ScreenKey
  /** Destinations of other frames that lead to this screen in this one. */
  readonly standsFor?: readonly string[]
  /** Whether the screen is there, or only its honest page. */
  readonly built: boolean
}

/** An address that leads on to another one. */
export interface RedirectAddress extends BaseAddress {
  readonly kind: 'redirect'
  /** `{name}`s and `*` are taken over; `{activeWorkspaceId}` is the person's own. */
  readonly to: `/${string}`
  /** @default 'query': kept; fallbacks of unknown paths drop it */
  readonly keeps?: 'query' | 'nothing'
  /** There is nothing at the path, and where it leads does not say so. */
  readonly unknown?: true
}

export type Address = ScreenAddress | RedirectAddress

export type PathParams = Readonly<Record<string, string>>

/** An address of the table with what the path filled in. */
export interface AddressMatch<A extends Address = Address> {
  readonly address: A
  readonly params: PathParams
  /** What a last `*` stood for. */
  readonly rest: string
}
