import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Split } from './split-size'

export interface SplitDragging {
  /** The pane that gets a size, as it is on the page. */
  readonly pane: () => HTMLElement | null
  readonly sideBySide: boolean
  /** 1 where the pane grows as the line moves right or down, -1 where it shrinks. */
  readonly sign: () => 1 | -1
  readonly split: Split
  readonly onDrag: (size: number, before: Split) => void
  readonly onEnd: () => void
  readonly onGiveUp: (before: Split) => void
}

interface Drag {
  readonly pointerId: number
  readonly from: number
  readonly size: number
  /** On a page that is shown smaller, the pointer moves in other pixels than the pane. */
  readonly scale: number
  readonly before: Split
  readonly release: () => void
}

/**
 * Handlers for a line that is dragged. The pointer is captured, so that it also moves the line from over a frame or
 * outside the window, with the line's own cursor: nothing on the page around has to change.
 */
export function useSplitDrag({ pane, sideBySide, sign, split, onDrag, onEnd, onGiveUp }: SplitDragging) {
  const drag = useRef<Drag | undefined>(undefined)
  const moved = useRef(false)
  const [dragging, setDragging] = useState(false)
  useEffect(() => () => drag.current?.release(), [])

  const at = (event: PointerEvent) => (sideBySide ? event.clientX : event.clientY)
  const stop = () => {
    const ended = drag.current
    drag.current = undefined
    setDragging(false)
    ended?.release()
    return ended
  }

  return {
    dragging,
    /** Back to how it was; answers whether there was anything to give up. */
    giveUp(): boolean {
      const ended = stop()
      if (ended) onGiveUp(ended.before)
      return ended !== undefined
    },
    /** Whether the press that ends in a click has moved the line. */
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const element = pane()
        if (event.button !== 0 || !event.isPrimary || !element) return
        const line = event.currentTarget
        const { pointerId } = event
        line.setPointerCapture(pointerId)
        moved.current = false
        const box = element.getBoundingClientRect()
        const [shown, laidOut] = sideBySide ? [box.width, element.offsetWidth] : [box.height, element.offsetHeight]
        drag.current = {
          pointerId,
          from: at(event),
          size: split.collapsed ? 0 : laidOut,
          scale: laidOut > 0 && shown > 0 ? shown / laidOut : 1,
          before: split,
          release: () => {
            if (line.hasPointerCapture(pointerId)) line.releasePointerCapture(pointerId)
          },
        }
        setDragging(true)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const current = drag.current
        if (current?.pointerId !== event.pointerId) return
        const by = ((at(event) - current.from) / current.scale) * sign()
        // A hand is never quite still: a press is no drag yet.
        if (!moved.current && Math.abs(by) < 3) return
        moved.current = true
        onDrag(current.size + by, current.before)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (drag.current?.pointerId !== event.pointerId) return
        stop()
        if (moved.current) onEnd()
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        if (drag.current?.pointerId !== event.pointerId) return
        const ended = stop()
        if (ended && moved.current) onGiveUp(ended.before)
      },
      // No text is selected on the way; focus is taken all the same.
      onMouseDown(event: MouseEvent<HTMLElement>) {
        event.preventDefault()
        event.currentTarget.focus({ preventScroll: true })
      },
    },
  }
}
