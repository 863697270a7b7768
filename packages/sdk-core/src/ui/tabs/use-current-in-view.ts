import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the line of tabs, and nothing else, so that the open one is seen, clear of where the line fades out: when it
 * is opened, and when the line gets another size.
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = line.current
    if (!element) return
    bringIntoView(element)
    const Observer = element.ownerDocument.defaultView?.ResizeObserver
    if (!Observer) return
    const observer = new Observer(() => bringIntoView(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [current])
  return line
}

function bringIntoView(line: HTMLElement) {
  const tab = line.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
  if (!tab) return
  const outer = line.getBoundingClientRect()
  const inner = tab.getBoundingClientRect()
  const fade = Number.parseFloat(getComputedStyle(line).scrollPaddingInlineStart) || 0
  const [left, right] = [outer.left + fade, outer.right - fade]
  if (inner.left < left) line.scrollLeft -= left - inner.left
  else if (inner.right > right) line.scrollLeft += inner.right - right
}
