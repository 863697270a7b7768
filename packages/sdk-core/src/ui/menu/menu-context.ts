import { createContext } from 'react'

export interface MenuContextValue {
  /** Closes the whole menu, submenus and all, and gives focus back. */
  readonly close: (reason: MenuCloseReason) => void
  /** Elements that belong to the menu wherever they stand; the answer takes one out again. */
  readonly register: (layer: HTMLElement) => () => void
}

export type MenuOpenReason = 'pressed' | 'arrow-key'
export type MenuCloseReason = 'selected' | 'escape' | 'outside-press' | 'tab' | 'pressed'

export const MenuContext = createContext<MenuContextValue | undefined>(undefined)
