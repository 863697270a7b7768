import { createContext } from 'react'

export type DrawerSide = 'start' | 'end'

/** Which side of a `DrawerArea` a drawer stands on. */
export const DrawerSideContext = createContext<DrawerSide | undefined>(undefined)
