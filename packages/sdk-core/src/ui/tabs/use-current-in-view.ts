import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the line of tabs, and nothing else, so that the open one is seen, clear of where the line fades out. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (!line.current || !tab) return
    const outer = line.current.getBoundingClientRect()
    const inner = tab.getBoundingClientRect()
    const fade = Number.parseFloat(getComputedStyle(line.current).scrollPaddingInlineStart) || 0
    const [left, right] = [outer.left + fade, outer.right - fade]
    if (inner.left < left) line.current.scrollLeft -= left - inner.left
    else if (inner.right > right) line.current.scrollLeft += inner.right - right
  }, [current])
  return line
}
