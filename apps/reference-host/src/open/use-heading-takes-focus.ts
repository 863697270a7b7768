import { useEffect, useRef, type RefObject } from 'react'
import { useIsArrival } from '../navigation/use-is-arrival'

/** Has the heading of a page take focus for whoever comes from another one, unless something in it has focus already. */
export function useHeadingTakesFocus<Target extends HTMLElement>(page: string): RefObject<Target | null> {
  const element = useRef<Target>(null)
  const arrives = useIsArrival()
  useEffect(() => {
    const heading = element.current?.querySelector('h1')
    if (!arrives || !heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [arrives, page])
  return element
}
