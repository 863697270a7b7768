import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusBackTo } from './focus-back-to'
import { focusHeadingOf } from './focus-heading-of'
import { scrollBackTo } from './scroll-back-to'

export interface ScreenArrivalProps {
  /** Another one each time another screen is shown. */
  readonly screen: string
  /** @default true; false for the screen that the page began with, where the browser places focus */
  readonly takesFocus?: boolean | undefined
  /** The entry of the history that is shown; with it, and `scrollPositions`, the way back leads to the same place. */
  readonly entry?: string | undefined
  /** How far each entry of the history was scrolled when it was left. */
  readonly scrollPositions?: Pick<Map<string, number>, 'get' | 'set'> | undefined
  /** The address of the link that had focus last in each entry of the history; the way back leads to that link. */
  readonly leftLinks?: Pick<Map<string, string>, 'get' | 'set'> | undefined
  /** The person came by the browser's "Back" or "Forward". @default false */
  readonly returns?: boolean | undefined
}

/**
 * Stands behind a screen: when another one has arrived, focus goes to its main heading (or to the main part while there
 * is none), so that a keyboard goes on there and a screen reader says where it is. Whoever comes back finds the screen
 * scrolled as they left it, and focus at the link by which they left, where that stands in the screen.
 */
export function ScreenArrival({
  screen,
  takesFocus = true,
  entry,
  scrollPositions,
  leftLinks,
  returns = false,
}: ScreenArrivalProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const arrived = useRef(takesFocus ? undefined : screen)
  const stopScrollingBack = useRef<() => void>(undefined)
  const stopFocusingBack = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    if (arrived.current === screen) return
    arrived.current = screen
    const main = mark.current?.closest('main')
    if (!main) return
    stopScrollingBack.current?.()
    stopFocusingBack.current?.()
    if (returns) {
      const stopFocusing = focusHeadingOf(main)
      const href = entry === undefined ? undefined : leftLinks?.get(entry)
      const stopFocusingLink = href === undefined ? undefined : focusBackTo(main, href)
      stopFocusingBack.current = () => {
        stopFocusing()
        stopFocusingLink?.()
      }
      stopScrollingBack.current = scrollBackTo(main, (entry !== undefined && scrollPositions?.get(entry)) || 0)
      return
    }
    stopFocusingBack.current = focusHeadingOf(main)
    main.scrollTo({ top: 0 })
  }, [entry, leftLinks, returns, screen, scrollPositions])

  useEffect(
    () => () => {
      stopScrollingBack.current?.()
      stopFocusingBack.current?.()
    },
    [],
  )

  useEffect(() => {
    const main = mark.current?.closest('main')
    if (!main || entry === undefined || !leftLinks) return
    const keep = ({ target }: FocusEvent) => {
      const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : undefined
      if (href) leftLinks.set(entry, href)
    }
    main.addEventListener('focusin', keep)
    return () => main.removeEventListener('focusin', keep)
  }, [entry, leftLinks])

  // Before anything is painted: the scrolling that a new screen brings is no longer that of the entry before.
  useLayoutEffect(() => {
    const main = mark.current?.closest('main')
    if (!main || entry === undefined || !scrollPositions) return
    const keep = () => scrollPositions.set(entry, main.scrollTop)
    main.addEventListener('scroll', keep, { passive: true })
    return () => main.removeEventListener('scroll', keep)
  }, [entry, scrollPositions])

  return <span ref={mark} hidden />
}
