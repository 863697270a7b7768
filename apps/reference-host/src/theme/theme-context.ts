import { createContext } from 'react'
import type { ThemeChoice } from './chosen-theme'

/** Chooses the theme of all trees. */
export const ThemeContext = createContext<(theme: ThemeChoice) => void>(() => undefined)
