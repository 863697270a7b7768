import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { scrollParent } from '../../ui/infinite-scroll/scroll-parent'
import { nearestPlace, type DropPlace } from './drop-place'
import type { DraftGroup } from './filter-draft'
import type { MemberElements } from './use-focus-after'

export interface MemberDrag {
  readonly id: string
  /** Where the line stands that shows where it would go. */
  readonly line: CSSProperties | undefined
}

interface MemberDragOptions {
  readonly draft: DraftGroup
  readonly container: RefObject<HTMLElement | null>
  readonly members: RefObject<MemberElements>
  readonly onDrop: (id: string, place: DropPlace) => void
}

/** A press that moves less than this is none. */
const threshold = 4
/** So near to an edge of what scrolls, it scrolls. */
const edge = 28
const scrollStep = 6

/** Moves members with the pointer: a line shows where, Escape gives up, and what scrolls goes along. */
export function useMemberDrag({ draft, container, members, onDrop }: MemberDragOptions) {
  const latest = useLatest({ draft, onDrop })
  const [drag, setDrag] = useState<MemberDrag>()
  const giveUp = useRef<() => void>(undefined)
  useEffect(() => () => giveUp.current?.(), [])

  const begin = (id: string, event: PointerEvent<HTMLElement>) => {
    const around = container.current
    const grip: HTMLElement = event.currentTarget
    const view = grip.ownerDocument.defaultView
    if (event.button !== 0 || !event.isPrimary || !around || !view) return
    // Otherwise text would be selected on the way.
    event.preventDefault()
    const { pointerId, clientY: from } = event
    const hears = new AbortController()
    const { signal } = hears
    let y = from
    let frame = 0
    let hasMoved = false
    let place: DropPlace | undefined

    const look = () => {
      place = nearestPlace(latest.current.draft, id, { members: members.current, y })
      const target = place && members.current.get(place.target)
      setDrag({ id, line: place && target && lineAt(around, target, place.side) })
    }
    const end = () => {
      if (signal.aborted) return
      hears.abort()
      view.cancelAnimationFrame(frame)
      if (grip.hasPointerCapture(pointerId)) grip.releasePointerCapture(pointerId)
      giveUp.current = undefined
      setDrag(undefined)
    }
    const follow = () => {
      frame = view.requestAnimationFrame(follow)
      if (hasMoved && scrollAtEdge(around, y)) look()
    }

    giveUp.current?.()
    giveUp.current = end
    grip.setPointerCapture(pointerId)
    grip.addEventListener(
      'pointermove',
      (moved) => {
        y = moved.clientY
        hasMoved ||= Math.abs(y - from) >= threshold
        if (hasMoved) look()
      },
      { signal },
    )
    grip.addEventListener(
      'pointerup',
      () => {
        end()
        if (place) latest.current.onDrop(id, place)
      },
      { signal },
    )
    grip.addEventListener('pointercancel', end, { signal })
    grip.addEventListener('lostpointercapture', end, { signal })
    view.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return
        // What the builder stands in would close with it.
        pressed.preventDefault()
        pressed.stopPropagation()
        end()
      },
      { signal, capture: true },
    )
    follow()
  }
  return { drag, begin }
}

/** Beside a member, from where it begins, in the measures of what is around. */
function lineAt(around: HTMLElement, target: HTMLElement, side: DropPlace['side']): CSSProperties {
  const outer = around.getBoundingClientRect()
  const box = target.getBoundingClientRect()
  const scale = outer.width > 0 ? around.offsetWidth / outer.width : 1
  const isRightToLeft = around.ownerDocument.defaultView?.getComputedStyle(around).direction === 'rtl'
  const start = isRightToLeft ? outer.right - box.right : box.left - outer.left
  return {
    insetBlockStart: ((side === 'before' ? box.top : box.bottom) - outer.top) * scale,
    insetInlineStart: start * scale,
    inlineSize: box.width * scale,
    // In the middle of the gap between two.
    translate: `0 ${side === 'before' ? -5 : 3}px`,
  }
}

/** Whether there was anything to scroll. */
function scrollAtEdge(around: HTMLElement, y: number): boolean {
  const page = around.ownerDocument
  const scroller = scrollParent(around) ?? page.scrollingElement
  if (!scroller) return false
  const isPage = scroller === page.scrollingElement
  const { top, bottom } = isPage
    ? { top: 0, bottom: page.documentElement.clientHeight }
    : scroller.getBoundingClientRect()
  const before = scroller.scrollTop
  if (y < top + edge) scroller.scrollTop -= scrollStep
  else if (y > bottom - edge) scroller.scrollTop += scrollStep
  return scroller.scrollTop !== before
}
