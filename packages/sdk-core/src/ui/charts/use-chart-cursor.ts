import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useAnnounce } from '../root/use-announce'
import type { ChartScene } from './chart-scene'
import type { ChartCursor, ChartSelectReason, ChartSize, Position } from './chart-types'
import { nextCursor } from './next-cursor'

interface CursorState extends ChartCursor {
  readonly by: 'key' | 'pointer'
}

export interface ChartCursorHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

export type SelectMark = (cursor: ChartCursor, reason: ChartSelectReason) => void

/** Which point of a scene is looked at, by keys or a pointer. */
export function useChartCursor(
  scene: ChartScene | undefined,
  size: ChartSize | undefined,
  onSelect: SelectMark | undefined,
): readonly [ChartCursor | undefined, ChartCursorHandlers] {
  const announce = useAnnounce()
  const [state, setState] = useState<CursorState>()
  // Data may have gone since.
  const cursor = state && scene?.has(state) ? state : undefined

  const look = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): ChartCursor | undefined => {
    const box = currentTarget.getBoundingClientRect()
    if (!scene || !size || box.width === 0) return undefined
    // Under a scaled ancestor the page's pixels are not ours.
    const scale = size.width / box.width
    const position: Position = { x: (clientX - box.x) * scale, y: (clientY - box.y) * scale }
    const found = scene.nearest(position)
    setState(found && { ...found, by: 'pointer' })
    return found
  }

  return [
    cursor,
    {
      onPointerMove: look,
      onPointerDown: look,
      onPointerLeave({ pointerType }) {
        // A finger that is lifted leaves too; what it showed stays until the next touch.
        if (pointerType !== 'touch' && state?.by === 'pointer') setState(undefined)
      },
      onClick(event) {
        const found = look(event)
        if (found) onSelect?.(found, 'pressed')
      },
      onBlur: () => setState(undefined),
      onKeyDown(event) {
        if (!scene || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        const { key } = event
        if (key === 'Escape') {
          if (!cursor) return
          event.preventDefault()
          event.stopPropagation()
          setState(undefined)
        } else if (key === 'Enter' || key === ' ') {
          if (!cursor || !onSelect) return
          event.preventDefault()
          onSelect(cursor, 'key')
        } else {
          const next = nextCursor(key, cursor, { ...scene, rightToLeft: size?.rightToLeft ?? false })
          if (!next) return
          event.preventDefault()
          setState({ ...next, by: 'key' })
          // The answer to a key that was just pressed: those before it are of no interest any more.
          announce(scene.say(next), { assertive: true })
        }
      },
    },
  ]
}
