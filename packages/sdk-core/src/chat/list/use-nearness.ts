import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** How far beyond what is seen something is drawn already: about a screen and a half. */
const margin = '1200px 0px'

/** Tells parts of a scroller that they are about to be seen. One observer for all of them. */
export function useNearness(scrollerRef: RefObject<HTMLElement | null>) {
  const comers = useRef(new Map<Element, () => void>())
  const observer = useRef<IntersectionObserver | undefined>(undefined)

  useEffect(() => {
    const scroller = scrollerRef.current
    const Observer = scroller?.ownerDocument.defaultView?.IntersectionObserver
    if (!scroller || !Observer) return undefined
    const made = new Observer(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) comers.current.get(target)?.()
      },
      { root: scroller, rootMargin: margin },
    )
    observer.current = made
    for (const element of comers.current.keys()) made.observe(element)
    return () => {
      made.disconnect()
      observer.current = undefined
    }
  }, [scrollerRef])

  return useCallback((element: HTMLElement, come: () => void) => {
    comers.current.set(element, come)
    observer.current?.observe(element)
    return () => {
      comers.current.delete(element)
      observer.current?.unobserve(element)
    }
  }, [])
}
