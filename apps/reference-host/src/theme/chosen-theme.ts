import { deviceStorage } from '../storage/device-storage'

export type ThemeChoice = 'auto' | 'light' | 'dark'

const key = 'inlay.host.theme'

/** The theme that was chosen on this device; until then the system's. */
export function readTheme(): ThemeChoice {
  const stored = deviceStorage.get(key)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function writeTheme(theme: ThemeChoice): void {
  deviceStorage.set(key, theme)
  showTheme(theme)
}

/** Has what stands outside of every provider follow the choice: the page itself, and pages without a person. */
export function showTheme(theme: ThemeChoice): void {
  document.documentElement.dataset['theme'] = theme
}
