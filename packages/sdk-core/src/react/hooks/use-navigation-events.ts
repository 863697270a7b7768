import { useEffect } from 'react'
import type { Destination, Navigation } from '../../ports/navigation'
import type { InlayEvent } from '../inlay-event'

type NavigationEvent = Extract<InlayEvent, { readonly type: 'navigated' }>

/** Tells of each place that the person comes to; not of the one where they are at first. */
export function useNavigationEvents(navigation: Navigation, tell: (event: NavigationEvent) => void): void {
  useEffect(() => {
    let here = placeOf(navigation.current())
    return navigation.subscribe(() => {
      const to = placeOf(navigation.current())
      if (JSON.stringify(to) === JSON.stringify(here)) return
      here = to
      tell({ type: 'navigated', to })
    })
  }, [navigation, tell])
}

function placeOf(destination: Destination | undefined): NavigationEvent['to'] {
  return destination && { name: destination.name, params: destination.params }
}
