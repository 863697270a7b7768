import { createContext } from 'react'
import type { Point } from '../floating/on-the-way'

export interface MenuContextValue {
  /** Closes the whole menu, submenus and all, and gives focus back. */
  readonly close: (reason: MenuCloseReason) => void
  /** Elements that belong to the menu wherever they stand; the answer takes one out again. */
  readonly register: (list: Element) => () => void
  /** All of them, and what opens it. */
  readonly elements: () => readonly (Element | null)[]
}

export type MenuOpenReason = 'pressed' | 'arrow-key'
export type MenuCloseReason = 'selected' | 'escape' | 'outside-press' | 'tab' | 'pressed'

export const MenuContext = createContext<MenuContextValue | undefined>(undefined)

/** What takes focus as a list opens: itself after a press of the pointer, an item after a key, nothing on hover. */
export type MenuStart = 'list' | 'first' | 'last' | 'nothing'

export interface MenuListContextValue {
  /**
   * The pointer moves over an item, which takes focus: at once, or after a rest where the pointer may be crossing the
   * item on its way into an open submenu.
   */
  readonly pointAt: (item: HTMLElement, point: Point, onTaken?: () => void) => void
  /** The id of the submenu that is open, of which there is one at most. */
  readonly openSub: string | undefined
  readonly setOpenSub: (id: string | undefined) => void
  /** The pointer is at this place of the item of an open submenu, or (left out) inside of the submenu. */
  readonly guard: (from?: Point, submenu?: () => Element | null) => void
}

export const MenuListContext = createContext<MenuListContextValue | undefined>(undefined)
