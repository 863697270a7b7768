import { useCallback, type ForwardedRef, type RefCallback } from 'react'

/** One ref for two who want to have the element. */
export function useMergedRef<Element>(own: RefCallback<Element>, given: ForwardedRef<Element>): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own(element)
      if (typeof given === 'function') given(element)
      else if (given) given.current = element
    },
    [given, own],
  )
}
