import { useContext } from 'react'
import { InlayContext, type InlayContextValue } from '../inlay-context'

/** What the nearest provider gives. Throws where there is none. */
export function useInlay(): InlayContextValue {
  const inlay = useContext(InlayContext)
  if (inlay) return inlay
  throw new Error(`This Inlay component has no InlayProvider above it.${help}`)
}

/** Only who builds the page can do something about it. */
const help =
  process.env.NODE_ENV === 'production'
    ? ''
    : ' Wrap it in <InlayProvider client={...} auth={...}> from @inlay/sdk-core/react; if there is one, the page has a ' +
      'second copy of @inlay/sdk-core.'
