import { createContext } from 'react'

/** What a form has found wrong with single entries of the list in a field. */
export const EntryErrors = createContext<((entry: string) => string | undefined) | undefined>(undefined)
