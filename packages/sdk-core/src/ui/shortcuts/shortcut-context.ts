import { createContext } from 'react'
import type { ShortcutRegistry } from './shortcut-registry'

/** The shortcuts of the nearest root. */
export const ShortcutContext = createContext<ShortcutRegistry | undefined>(undefined)
