import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where focus goes when the button that asks for the flags again goes with what it stands in: to the screen while they are
 * on their way, then to the search that stands before them, or to the button that is back. Whoever has gone elsewhere
 * meanwhile stays there.
 * @param answer what is there, or why it is not; nothing while it is on its way
 */
export function useFocusAfterRetry(answer: unknown): {
  readonly screen: RefObject<HTMLDivElement | null>
  readonly keepFocus: () => void
} {
  const screen = useRef<HTMLDivElement>(null)
  const waits = useRef(false)
  useEffect(() => {
    if (answer === undefined || !waits.current) return
    waits.current = false
    const { current } = screen
    if (!current?.matches(':focus')) return
    const come = current.querySelector<HTMLElement>('.inlay-FlagsScreen-search input, .inlay-State button')
    come?.focus({ preventScroll: true })
  }, [answer])
  return {
    screen,
    keepFocus: () => {
      waits.current = true
      screen.current?.focus({ preventScroll: true })
    },
  }
}
