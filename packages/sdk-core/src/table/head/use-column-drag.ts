import { useRef, useState, type PointerEvent } from 'react'

export interface ColumnDrop {
  readonly columnId: string
  readonly side: 'before' | 'after'
}

/** So far a press may wander before it is a drag. */
const slack = 5

/** Drags a column by its head, until the pointer is let go over another one. Escape gives it up. */
export function useColumnDrag(onMove: (columnId: string, drop: ColumnDrop) => void) {
  const drag = useRef<{ readonly columnId: string; readonly from: number; isMoving: boolean } | undefined>(undefined)
  const [drop, setDrop] = useState<ColumnDrop>()
  const [moving, setMoving] = useState<string>()

  const end = () => {
    drag.current = undefined
    setDrop(undefined)
    setMoving(undefined)
  }
  return {
    drop,
    moving,
    giveUp(): boolean {
      const wasMoving = drag.current?.isMoving === true
      end()
      return wasMoving
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const columnId = headCellOf(event.target)?.dataset['column']
        if (columnId === undefined || event.button !== 0 || event.pointerType === 'touch') return
        drag.current = { columnId, from: event.clientX, isMoving: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = drag.current
        if (!now) return
        if (!now.isMoving) {
          if (Math.abs(event.clientX - now.from) < slack) return
          now.isMoving = true
          setMoving(now.columnId)
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        setDrop(dropAt(event.currentTarget, event.clientX, now.columnId))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = drag.current
        if (now?.isMoving) {
          const target = dropAt(event.currentTarget, event.clientX, now.columnId)
          if (target) onMove(now.columnId, target)
          // The click that ends a drag does not sort.
          event.currentTarget.addEventListener('click', stopClick, { capture: true, once: true })
          const view = event.currentTarget.ownerDocument.defaultView
          const { currentTarget } = event
          view?.requestAnimationFrame(() => currentTarget.removeEventListener('click', stopClick, { capture: true }))
        }
        end()
      },
      onPointerCancel: end,
    },
  }
}

function stopClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function headCellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
}

/** Over which half of which other head the pointer is. */
function dropAt(head: HTMLElement, x: number, columnId: string): ColumnDrop | undefined {
  const isRightToLeft = head.matches(':dir(rtl)')
  for (const cell of head.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = cell.getBoundingClientRect()
    const over = cell.dataset['column']
    if (x < left || x > right || over === undefined || over === columnId) continue
    return { columnId: over, side: x < (left + right) / 2 !== isRightToLeft ? 'before' : 'after' }
  }
  return undefined
}
