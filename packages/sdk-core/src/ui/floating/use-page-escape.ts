import { useEffect, useRef } from 'react'

/**
 * Calls back on Escape wherever it is pressed, for what a pointer has opened while focus was elsewhere. Within the root
 * of the elements it does nothing else then; what is pressed outside of it is none of ours and goes its way. What is
 * pressed in another root is about what is open there, unless the pointer is on the elements.
 */
export function usePageEscape(elements: () => readonly (Element | null)[], onEscape: () => void): void {
  const latest = useRef({ elements, onEscape })
  useEffect(() => {
    latest.current = { elements, onEscape }
  })

  useEffect(() => {
    const first = () => latest.current.elements().find((element) => element !== null)
    const page = first()?.ownerDocument
    if (!page) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      const { elements: current, onEscape: leave } = latest.current
      const root = first()?.closest(rootSelector)
      const pressedIn = event.composedPath().find(isRoot)
      const pointedAt = current().some((element) => element?.matches(':hover'))
      if (pressedIn !== undefined && pressedIn !== root && !pointedAt) return
      leave()
      if (pressedIn === undefined || pressedIn !== root) return
      event.preventDefault()
      event.stopPropagation()
    }
    page.addEventListener('keydown', press, true)
    return () => page.removeEventListener('keydown', press, true)
  }, [])
}

const rootSelector = '[data-inlay-root]'

/** Asked by what it can do: it may come from another window. */
function isRoot(target: EventTarget): boolean {
  return 'matches' in target && (target as Element).matches(rootSelector)
}
