import { useLayoutEffect, type RefObject } from 'react'
import { tabStops } from './tab-stops'

/** Makes what scrolls a stop of Tab where it holds none, so that keys can scroll it too. */
export function useScrollStop(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const stops = element.scrollHeight > element.clientHeight && tabStops(element).length === 0
    if (stops) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
}
