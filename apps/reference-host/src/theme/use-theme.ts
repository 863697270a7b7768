import { useInlay } from '@inlay/sdk-core/react'
import { useContext, useSyncExternalStore } from 'react'
import type { ThemeChoice } from './chosen-theme'
import { ThemeContext } from './theme-context'

/** The theme that is seen, and how to choose the other one. */
export function useTheme(): readonly ['light' | 'dark', (theme: ThemeChoice) => void] {
  const { appearance } = useInlay()
  const choose = useContext(ThemeContext)
  const systemIsDark = useSyncExternalStore(watchSystem, () => darkSystem.matches)
  const chosen = appearance.theme ?? 'auto'
  const system = systemIsDark ? 'dark' : 'light'
  return [chosen === 'auto' ? system : chosen, choose]
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

function watchSystem(listener: () => void): () => void {
  darkSystem.addEventListener('change', listener)
  return () => darkSystem.removeEventListener('change', listener)
}
