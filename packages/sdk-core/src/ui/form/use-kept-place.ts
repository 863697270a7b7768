import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { giveFocusBack } from '../floating/give-focus-back'
import { tabStops } from '../floating/tab-stops'

/**
 * Keeps the place of whoever works in a list of entries: when the entry that has focus is removed, focus goes on to
 * what stands there then, as to the same button of the next entry.
 */
export function useKeptPlace(group: RefObject<HTMLElement | null>) {
  const place = useRef<{ readonly element: HTMLElement; readonly index: number }>(undefined)
  const note = (element: HTMLElement) => {
    place.current = { element, index: group.current ? tabStops(group.current).indexOf(element) : -1 }
  }

  // After each change of the entries; who has removed the focused one is still known then.
  useLayoutEffect(() => {
    const list = group.current
    if (!list || !place.current) return
    const { element, index } = place.current
    if (element.isConnected) return note(element)
    place.current = undefined
    giveFocusBack(list, () => {
      const stops = tabStops(list)
      return stops[Math.min(index, stops.length - 1)] ?? list
    })
  })

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => note(event.target),
    onBlur: () => {
      place.current = undefined
    },
  }
}
