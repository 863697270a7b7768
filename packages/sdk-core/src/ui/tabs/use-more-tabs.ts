import { useEffect, type RefObject } from 'react'

/** Sizes are rounded and places are not, so that they differ by this much at most where nothing is out of sight. */
const rounded = 1.5

/** Marks on which sides of its line (`data-more-left`, `data-more-right`) there are tabs that are scrolled out of sight. */
export function useMoreTabs(line: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = line.current
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element || !Observer) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const all = scrollWidth - clientWidth
      // From right to left it counts downwards from nothing, which is at the right.
      const left = element.matches(':dir(rtl)') ? all + scrollLeft : scrollLeft
      element.toggleAttribute('data-more-left', left > rounded)
      element.toggleAttribute('data-more-right', all - left > rounded)
    }
    look()
    const observer = new Observer(look)
    for (const box of [element, ...element.children]) observer.observe(box)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [line, count])
}
