import { useContext } from 'react'
import { RootContext, type Announce } from './root-context'

/** Says sentences through the live region of the nearest root. Without a root nothing is said. */
export function useAnnounce(): Announce {
  return useContext(RootContext)?.announce ?? saysNothing
}

const saysNothing: Announce = () => undefined
