import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type PointerEvent,
  type PointerEventHandler,
} from 'react'
import type { Point } from '../floating/on-the-way'
import { useClock } from '../root/use-clock'

export type ContextMenuOpenReason = 'pointer' | 'keyboard' | 'long-press'

/** What the element of an area takes. */
export interface ContextPressHandlers {
  readonly onContextMenu?: MouseEventHandler | undefined
  readonly onKeyDown?: KeyboardEventHandler | undefined
  readonly onPointerDown?: PointerEventHandler | undefined
  readonly onPointerMove?: PointerEventHandler | undefined
  readonly onPointerUp?: PointerEventHandler | undefined
  readonly onPointerCancel?: PointerEventHandler | undefined
  readonly onMouseDown?: MouseEventHandler | undefined
  readonly onClickCapture?: MouseEventHandler | undefined
}

/** As long as systems take. */
const longPress = 500
/** A finger is never quite still; farther than this it scrolls. */
const stillness = 10

/** The ways to ask for what can be done here: each browser and device has another. */
export function useContextPress(
  own: ContextPressHandlers,
  onAsk: (area: Element, place: Point | Element, reason: ContextMenuOpenReason) => void,
): ContextPressHandlers {
  const clock = useClock()
  const press = useRef<{ readonly at: Point; readonly cancel: () => void }>(undefined)
  const pressedLong = useRef(false)
  useEffect(() => () => press.current?.cancel(), [])

  const letGo = () => {
    press.current?.cancel()
    press.current = undefined
  }

  return {
    onContextMenu(event: MouseEvent) {
      own.onContextMenu?.(event)
      if (event.defaultPrevented || isField(event)) return
      event.preventDefault()
      letGo()
      // Some devices send this after a long press as well, and it is answered by then.
      if (pressedLong.current) return
      onAsk(event.currentTarget, pointOf(event), 'pointer')
    },
    onKeyDown(event: KeyboardEvent) {
      own.onKeyDown?.(event)
      const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!asks || event.defaultPrevented || isField(event)) return
      event.preventDefault()
      onAsk(event.currentTarget, event.target as Element, 'keyboard')
    },
    onPointerDown(event: PointerEvent) {
      own.onPointerDown?.(event)
      pressedLong.current = false
      letGo()
      if (event.pointerType !== 'touch' || event.defaultPrevented || isField(event)) return
      const [area, at] = [event.currentTarget, pointOf(event)]
      const cancel = clock.after(longPress, () => {
        pressedLong.current = true
        onAsk(area, at, 'long-press')
      })
      press.current = { at, cancel }
    },
    onPointerMove(event: PointerEvent) {
      own.onPointerMove?.(event)
      const { at } = press.current ?? {}
      if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > stillness) letGo()
    },
    onPointerUp(event: PointerEvent) {
      own.onPointerUp?.(event)
      letGo()
    },
    onPointerCancel(event: PointerEvent) {
      own.onPointerCancel?.(event)
      letGo()
    },
    onMouseDown(event: MouseEvent) {
      own.onMouseDown?.(event)
      // A finger that is lifted sends it for old pages, and with it focus would leave the menu that is open.
      if (pressedLong.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // The finger that is lifted from a long press has pressed nothing.
      if (pressedLong.current) {
        event.preventDefault()
        event.stopPropagation()
        pressedLong.current = false
      } else own.onClickCapture?.(event)
    },
  }
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY }
}

/** Spelling, paste and the like are the browser's to offer. */
function isField({ target }: { readonly target: EventTarget }): boolean {
  return (target as Element).closest('input, textarea, [contenteditable]:not([contenteditable="false"])') !== null
}
