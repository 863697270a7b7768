import { useEffect, useRef, type RefObject } from 'react'
import { focusHeading } from '../focus-heading'
import { useIsArrival } from '../navigation/use-is-arrival'

/** Has the heading of a page take focus for whoever comes from another one, unless something in it has focus already. */
export function useHeadingTakesFocus<Target extends HTMLElement>(page: string): RefObject<Target | null> {
  const element = useRef<Target>(null)
  const arrives = useIsArrival()
  useEffect(() => {
    if (arrives && document.activeElement === document.body) focusHeading(element.current, { preventScroll: true })
  }, [arrives, page])
  return element
}
