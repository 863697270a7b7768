import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the line of tabs, and nothing else, so that the open one is seen. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (!line.current || !tab) return
    const outer = line.current.getBoundingClientRect()
    const inner = tab.getBoundingClientRect()
    if (inner.left < outer.left) line.current.scrollLeft -= outer.left - inner.left
    else if (inner.right > outer.right) line.current.scrollLeft += inner.right - outer.right
  }, [current])
  return line
}
