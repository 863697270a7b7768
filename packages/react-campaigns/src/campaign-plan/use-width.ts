import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many pixels wide an element is; nothing until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    // oxlint-disable-next-line react/set-state-in-effect -- measured before it is painted, so that nothing jumps
    setWidth(measured.clientWidth)
    const Observer = measured.ownerDocument.defaultView?.ResizeObserver
    if (!Observer) return
    const observer = new Observer(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
