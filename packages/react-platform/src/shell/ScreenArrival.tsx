import { useLayoutEffect, useRef } from 'react'

export interface ScreenArrivalProps {
  /** Another one each time another screen is shown. */
  readonly screen: string
  /** @default true; false for the screen that the page began with, where the browser places focus */
  readonly takesFocus?: boolean | undefined
}

/**
 * Stands behind a screen: when another one has arrived, focus goes to its main heading (or to the main part while there
 * is none), so that a keyboard goes on there and a screen reader says where it is.
 */
export function ScreenArrival({ screen, takesFocus = true }: ScreenArrivalProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const arrived = useRef(takesFocus ? undefined : screen)

  useLayoutEffect(() => {
    if (arrived.current === screen) return
    arrived.current = screen
    const main = mark.current?.closest('main')
    const heading = main?.querySelector<HTMLElement>('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    ;(heading ?? main)?.focus({ preventScroll: true })
    main?.scrollTo({ top: 0 })
  }, [screen])

  return <span ref={mark} hidden />
}
