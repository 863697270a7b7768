import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where focus goes when the button that asks for a list again goes with what it stands in: to the list's place while it is
 * on its way, then to what has come. Whoever has gone elsewhere meanwhile stays there.
 * @param answer what is there, or why it is not; nothing while it is on its way. A quick one takes the place of the failure
 *   before anything has been shown to be on its way, so it is another answer that counts.
 */
export function useFocusAfterRetry(answer: unknown): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly keepFocus: () => void
} {
  const place = useRef<HTMLDivElement>(null)
  const waits = useRef(false)
  useEffect(() => {
    if (answer === undefined || !waits.current) return
    waits.current = false
    const { current } = place
    if (!current?.matches(':focus')) return
    const come = current.querySelector<HTMLElement>('ul[tabindex], .inlay-State button')
    come?.focus({ preventScroll: true })
  }, [answer])
  return {
    place,
    keepFocus: () => {
      waits.current = true
      place.current?.focus({ preventScroll: true })
    },
  }
}
