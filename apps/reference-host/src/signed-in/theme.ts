import { deviceStorage } from '../storage/device-storage'
import { createContext } from 'react'

export type ThemeChoice = 'auto' | 'light' | 'dark'

const key = 'inlay.host.theme'

/** The theme that was chosen on this device; until then the system's. */
export function readTheme(): ThemeChoice {
  const stored = deviceStorage.get(key)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function writeTheme(theme: ThemeChoice): void {
  deviceStorage.set(key, theme)
}

/** Chooses the theme of all trees. */
export const ThemeContext = createContext<(theme: ThemeChoice) => void>(() => undefined)
