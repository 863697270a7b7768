import { useEffect, useRef } from 'react'
import { isOnTheWay, type Point } from '../floating/on-the-way'
import { useClock } from '../root/use-clock'

/** How long a pointer may rest on its way over. */
const underWay = 300
/** How long it may be beside both, for a hand that is not quite steady. */
const astray = 120

/**
 * Calls back when a pointer that has been on one of the elements has left both, and is not on its way
 * from one to the other. A pointer that never came is not waited for; `begun` is where one was that has opened it.
 */
export function usePointerStay(
  begun: () => Point | undefined,
  elements: () => readonly [trigger: Element | null, layer: Element | null],
  onGone: () => void,
): void {
  const clock = useClock()
  const latest = useRef({ begun, elements, onGone })
  useEffect(() => {
    latest.current = { begun, elements, onGone }
  })

  useEffect(() => {
    const page = latest.current.elements()[0]?.ownerDocument
    if (!page) return
    let last = latest.current.begun()
    let cancel: (() => void) | undefined
    const stay = () => {
      cancel?.()
      cancel = undefined
    }
    const goAfter = (delay: number) => {
      stay()
      cancel = clock.after(delay, () => latest.current.onGone())
    }
    let wasOnTheWay = false
    const move = (event: PointerEvent) => {
      // Whoever selects text in it may draw beyond its edge.
      if (last && event.buttons !== 0) return stay()
      const path = event.composedPath()
      const [trigger, layer] = latest.current.elements()
      const now = { x: event.clientX, y: event.clientY }
      if ([trigger, layer].some((element) => element !== null && path.includes(element))) {
        last = now
        stay()
      } else if (last) {
        const onItsWay = layer !== null && isOnTheWay(last, now, layer.getBoundingClientRect())
        if (onItsWay) goAfter(underWay)
        else if (!cancel || wasOnTheWay) goAfter(astray)
        wasOnTheWay = onItsWay
      }
    }
    const leavePage = () => {
      if (last && !cancel) goAfter(underWay)
    }
    page.addEventListener('pointermove', move, true)
    page.documentElement.addEventListener('pointerleave', leavePage)
    return () => {
      stay()
      page.removeEventListener('pointermove', move, true)
      page.documentElement.removeEventListener('pointerleave', leavePage)
    }
  }, [clock])
}
