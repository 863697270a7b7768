import { useCallback, useLayoutEffect, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { giveFocusBack } from './give-focus-back'

/** An element that may be taken away while it has focus: leads on from there. */
export function useFocusOnward(element: RefObject<HTMLElement | null>, to: () => HTMLElement | null | undefined): void {
  const latest = useLatest(to)
  const onward = useCallback(() => latest.current(), [latest])
  useLayoutEffect(() => {
    const own = element.current
    return () => {
      if (own?.matches(':focus-within')) giveFocusBack(own, onward)
    }
  }, [element, onward])
}
