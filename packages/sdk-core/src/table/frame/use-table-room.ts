import { useLayoutEffect, useState, type RefObject } from 'react'

/** A width that changes pixel by pixel lays columns out anew only so often. */
const step = 40

/** How wide a table may be shown; without end before it is known. */
export function useTableRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Infinity)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth } = element
      if (clientWidth > 0) setRoom(Math.floor(clientWidth / step) * step)
    }
    measure()
    const size = new ResizeObserver(measure)
    size.observe(element)
    return () => size.disconnect()
  }, [scroller])
  return room
}
