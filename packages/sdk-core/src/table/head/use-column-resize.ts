import { useRef, type PointerEvent } from 'react'

interface ColumnResizing {
  readonly width: number
  readonly onResize: (width: number) => void
}

/** Handlers for the line at the end of a column's head, which makes the column as wide as it is dragged. */
export function useColumnResize({ width, onResize }: ColumnResizing) {
  const drag = useRef<{ readonly from: number; readonly width: number; readonly scale: number } | undefined>(undefined)
  const end = () => {
    drag.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      // The press is not one of the head, which sorts and drags the column.
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const cell = event.currentTarget.parentElement
      const laidOut = cell?.offsetWidth ?? 0
      const shown = cell?.getBoundingClientRect().width ?? 0
      drag.current = { from: event.clientX, width, scale: laidOut > 0 && shown > 0 ? shown / laidOut : 1 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (!now) return
      const by = (event.clientX - now.from) / now.scale
      onResize(now.width + (event.currentTarget.matches(':dir(rtl)') ? -by : by))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
