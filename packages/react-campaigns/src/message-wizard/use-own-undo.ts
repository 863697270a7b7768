import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps undo to the field that has the focus. Browsers have one history for all fields of a page: who wants a template
 * back that was written anew would change the goal, unseen.
 */
export function useOwnUndo<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    const { current } = place
    const keep = (event: InputEvent) => {
      const { inputType, target } = event
      if (!inputType.startsWith('history') || !(target instanceof Element)) return
      const root = target.getRootNode()
      const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
      if (focused !== target) event.preventDefault()
    }
    current?.addEventListener('beforeinput', keep)
    return () => current?.removeEventListener('beforeinput', keep)
  }, [])
  return place
}
