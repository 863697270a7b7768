import { useEffect, useState, type RefObject } from 'react'

/** How many months there is room for: a second one only where both stand side by side. */
export function useRoomFor(element: RefObject<HTMLElement | null>, months: 1 | 2): 1 | 2 {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const query = element.current?.ownerDocument.defaultView?.matchMedia('(width < 640px)')
    if (!query) return
    const change = () => setNarrow(query.matches)
    change()
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [element])
  return narrow ? 1 : months
}
