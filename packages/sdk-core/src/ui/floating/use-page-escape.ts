import { useEffect, useRef } from 'react'

/**
 * Calls back on Escape wherever it is pressed, for what a pointer has opened while focus was elsewhere. Within the root
 * of the element it does nothing else then; what is pressed outside of it is none of ours and goes its way.
 */
export function usePageEscape(element: () => Element | null, onEscape: () => void): void {
  const latest = useRef({ element, onEscape })
  useEffect(() => {
    latest.current = { element, onEscape }
  })

  useEffect(() => {
    const page = latest.current.element()?.ownerDocument
    if (!page) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      latest.current.onEscape()
      const root = latest.current.element()?.closest('[data-inlay-root]')
      if (!root || !event.composedPath().includes(root)) return
      event.preventDefault()
      event.stopPropagation()
    }
    page.addEventListener('keydown', press, true)
    return () => page.removeEventListener('keydown', press, true)
  }, [])
}
