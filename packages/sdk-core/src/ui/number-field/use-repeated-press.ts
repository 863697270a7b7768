import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { useClock } from '../root/use-clock'

/**
 * Handlers for a button that goes on as long as it is held. `act` says whether there is more to do; `byHand` is false
 * where something other than a pointer has pressed: assistive technology.
 */
export function useRepeatedPress(act: (byHand: boolean) => boolean) {
  const clock = useClock()
  const latest = useRef(act)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    latest.current = act
  })
  const release = () => {
    stop.current?.()
    stop.current = undefined
  }
  useEffect(() => release, [])

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      release()
      if (!latest.current(true)) return
      stop.current = clock.after(delay, () => {
        stop.current = clock.every(rhythm, () => {
          if (!latest.current(true)) release()
        })
      })
    },
    // The field keeps its focus, and its keyboard on a phone.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick(event: MouseEvent) {
      // A pointer has been served already.
      if (event.detail === 0) latest.current(false)
    },
  }
}

const delay = 400
const rhythm = 60
