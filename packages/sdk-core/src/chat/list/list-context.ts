import { createContext } from 'react'

/** What the groups of a list ask of it. */
export interface ListPorts {
  /** Calls once when the element is near what is seen. */
  readonly whenNear: (element: HTMLElement, come: () => void) => () => void
  readonly watch: (element: HTMLElement) => () => void
}

export const ListContext = createContext<ListPorts>({
  whenNear: (_, come) => {
    come()
    return () => undefined
  },
  watch: () => () => undefined,
})
