import { useEffect, useRef, type RefObject } from 'react'

/**
 * Hands the keys that are pressed while nothing has focus, as after a load, to an element: the page is the app's own, so
 * its shortcuts need not wait for a press into it.
 */
export function usePageKeys<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const pass = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.isComposing) return
      if (target.current?.dispatchEvent(new KeyboardEvent(event.type, event)) === false) event.preventDefault()
    }
    document.addEventListener('keydown', pass)
    return () => document.removeEventListener('keydown', pass)
  }, [])
  return target
}
