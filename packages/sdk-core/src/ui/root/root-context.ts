import { createContext } from 'react'

export interface AnnounceOptions {
  /** Interrupts what is being read: only for what cannot wait. @default false */
  readonly assertive?: boolean | undefined
}

/** Says a sentence to those who listen to the page rather than look at it. */
export type Announce = (text: string, options?: AnnounceOptions) => void

export interface RootContextValue {
  /** The shadow root that the root lives in, when it has one of its own. */
  readonly shadowRoot: ShadowRoot | undefined
  readonly announce: Announce
  /** A modal dialog makes all outside it inert, so toasts and announcements move into the topmost one. */
  readonly enterModal: (container: HTMLElement) => () => void
}

export const RootContext = createContext<RootContextValue | undefined>(undefined)

/** Where floating parts are put: the overlay element of the nearest root, or of the dialog that they belong to. */
export const OverlayContext = createContext<HTMLElement | null>(null)
