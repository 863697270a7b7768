import { useInlay } from '@inlay/sdk-core/react'
import { useContext, useSyncExternalStore } from 'react'
import type { ThemeChoice } from './chosen-theme'
import { ThemeContext } from './theme-context'

interface Theme {
  /** The one that is seen. */
  readonly theme: 'light' | 'dark'
  readonly choose: (theme: ThemeChoice) => void
  /** Somebody has chosen it here: they need the way back, also where the choice is not offered. */
  readonly isChosen: boolean
}

/** The theme that is seen, and how to choose the other one. */
export function useTheme(): Theme {
  const { appearance } = useInlay()
  const choose = useContext(ThemeContext)
  const systemIsDark = useSyncExternalStore(watchSystem, () => darkSystem.matches)
  const chosen = appearance.theme ?? 'auto'
  const system = systemIsDark ? 'dark' : 'light'
  return { theme: chosen === 'auto' ? system : chosen, choose, isChosen: chosen !== 'auto' }
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

function watchSystem(listener: () => void): () => void {
  darkSystem.addEventListener('change', listener)
  return () => darkSystem.removeEventListener('change', listener)
}
