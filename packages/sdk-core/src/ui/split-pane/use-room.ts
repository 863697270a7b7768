import { useEffect, useState, type RefObject } from 'react'

/** How many pixels an element has along an axis, without its own edges; `undefined` until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>, sideBySide: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const measured = element.current
    const Observer = measured?.ownerDocument.defaultView?.ResizeObserver
    if (!measured || !Observer) return
    const observer = new Observer(() => setRoom(sideBySide ? measured.clientWidth : measured.clientHeight))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, sideBySide])
  return room
}
