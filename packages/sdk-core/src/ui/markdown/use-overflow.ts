import { useEffect, useState, type RefObject } from 'react'

/** Whether what stands in an area is larger than it: it scrolls then, and must be a stop of Tab. */
export function useOverflow(area: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = area.current
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element || !content.current || !Observer) return
    // It tells after the layout that was due anyway; asking while text streams in would make one more each time.
    const observer = new Observer(() => {
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [area, content])
  return overflows
}
