import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { ColumnDrag, ColumnDrop, GesturePress } from './head-gestures'

// The pointer is over the head before it presses there.
const loadGestures = () => import('./head-gestures')

interface HeadGestureOptions {
  readonly headRef: RefObject<HTMLDivElement | null>
  readonly onMove: (columnId: string, drop: ColumnDrop) => void
  readonly onResize: (columnId: string, width: number | undefined) => void
}

/** What the pointer does with the heads of columns: drags them elsewhere, and makes them wider. */
export function useHeadGestures(options: HeadGestureOptions) {
  const latest = useLatest(options)
  const { headRef } = options
  const [drag, setDrag] = useState<ColumnDrag>()
  const pressed = useRef<number>(undefined)
  const isDragged = useLatest(drag !== undefined)

  useEffect(() => {
    const head = headRef.current
    // A finger that drags a column does not scroll; heard from the start, since later it is too late to say so.
    const hold = (event: Event) => {
      if (isDragged.current && event.cancelable) event.preventDefault()
    }
    head?.addEventListener('touchmove', hold, { passive: false })
    return () => head?.removeEventListener('touchmove', hold)
  }, [headRef, isDragged])

  return {
    drag,
    handlers: {
      onPointerUp: () => void (pressed.current = undefined),
      onPointerCancel: () => void (pressed.current = undefined),
      onPointerEnter: () => void loadGestures().catch(() => {}),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { currentTarget: head, target } = event
        const columnId = target instanceof Element && target.closest<HTMLElement>('[data-column]')?.dataset['column']
        const scroller = head.closest<HTMLElement>('.inlay-Table-scroller')
        if (!columnId || !scroller || event.button !== 0) return
        const press = pressOf(event)
        pressed.current = press.pointerId
        loadGestures().then(
          ({ dragColumn }) =>
            // The first press may be over before what drags is there.
            pressed.current === press.pointerId &&
            dragColumn(head, press, {
              columnId,
              scroller,
              onDrag: setDrag,
              onMove: (drop) => latest.current.onMove(columnId, drop),
            }),
          () => {},
        )
      },
    },
    /** At the line at the end of a head. */
    resize(event: PointerEvent<HTMLElement>, columnId: string, width: number, before: number | undefined) {
      if (event.button !== 0 || !event.isPrimary) return
      // The press is not one of the head, which sorts and drags the column.
      event.preventDefault()
      event.stopPropagation()
      const { currentTarget: handle } = event
      handle.setPointerCapture(event.pointerId)
      const press = pressOf(event)
      loadGestures().then(
        ({ resizeByPointer }) =>
          resizeByPointer(handle, press, {
            width,
            onResize: (wanted) => latest.current.onResize(columnId, wanted),
            onGiveUp: () => latest.current.onResize(columnId, before),
          }),
        () => {},
      )
    },
  }
}

function pressOf({ pointerId, pointerType, clientX: x }: PointerEvent): GesturePress {
  return { pointerId, pointerType, x }
}
