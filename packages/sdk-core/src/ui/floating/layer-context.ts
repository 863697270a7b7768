import { createContext } from 'react'

/** How a floating layer knows those that were opened from within it. */
export interface LayerContextValue {
  /** Tells the layers around about one inside of them; the answer takes it out again. */
  readonly register: (layer: Element) => () => void
  /** This press has closed a layer inside of them, so it closes none of them. */
  readonly claim: (press: Event) => void
}

export const LayerContext = createContext<LayerContextValue | undefined>(undefined)
