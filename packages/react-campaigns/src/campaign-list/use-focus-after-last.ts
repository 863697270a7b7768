import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where focus goes when what has it goes, and nothing beside it takes its place: the last card, or the button of an empty
 * result. To the search, else to what can be done with an empty list, else to the list's place.
 */
export function useFocusAfterLast(region: RefObject<HTMLElement | null>) {
  const held = useRef(false)

  useEffect(() => {
    const { current: place } = region
    if (!place || !held.current) return
    const { activeElement, body } = place.ownerDocument
    if (activeElement !== body) return
    held.current = false
    const next = place.querySelector<HTMLElement>('input') ?? place.querySelector<HTMLElement>('.inlay-State button')
    ;(next ?? place).focus({ preventScroll: true })
  })

  return {
    onFocus: () => {
      held.current = true
    },
    // What goes takes its focus along without a word; so what is heard here is somebody who goes elsewhere.
    onBlur: () => {
      held.current = false
    },
  }
}
