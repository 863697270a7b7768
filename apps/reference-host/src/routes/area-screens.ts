import type { ComponentType } from 'react'
import type { AddressMatch, ScreenAddress } from './address'
import type { ScreenKey } from './screen-titles'

export interface ScreenProps {
  /** The address with its parameters. */
  readonly match: AddressMatch<ScreenAddress>
}

/** A screen with code of its own, which the others of its area have no use for. */
export interface LaterScreen {
  readonly load: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>
}

/** The screens of an area that are there, by key. */
export type AreaScreens = { readonly [Key in ScreenKey]?: ComponentType<ScreenProps> | LaterScreen }
