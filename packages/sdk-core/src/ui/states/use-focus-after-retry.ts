import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where focus goes when the button that asks again goes with the failure that it stands in: to the place of what is asked
 * for while it is on its way, then to what has come of it, or to the button that is back. Whoever has gone elsewhere
 * meanwhile stays there. The place takes the ref and `tabIndex={-1}`.
 * @param answer what is there, or why it is not, or the pause that the server asks for; nothing while it is on its way. A quick one takes the place of the failure
 *   before anything has been shown to be on its way, so it is another answer that counts.
 * @param come a selector, within the place: what takes focus when it has come
 */
export function useFocusAfterRetry(
  answer: unknown,
  come: string,
): { readonly place: RefObject<HTMLDivElement | null>; readonly keepFocus: () => void } {
  const place = useRef<HTMLDivElement>(null)
  const waits = useRef(false)
  useEffect(() => {
    if (answer === undefined || !waits.current) return
    waits.current = false
    const { current } = place
    if (!current?.matches(':focus')) return
    const again = current.querySelector<HTMLElement>('.inlay-PausedNotice button')
    const there = again ?? current.querySelector<HTMLElement>(`${come}, .inlay-State button`)
    there?.focus({ preventScroll: true })
  }, [answer, come])
  return {
    place,
    keepFocus: () => {
      waits.current = true
      place.current?.focus({ preventScroll: true })
    },
  }
}
