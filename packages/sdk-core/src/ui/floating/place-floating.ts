import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  size,
  type Placement,
  type ReferenceElement,
} from '@floating-ui/react'

export type { Placement }

/** An element, or a place that is none: the pointer, a range of text. */
export type Anchor = ReferenceElement

export interface FloatingPlace {
  /** @default 'bottom-start' */
  readonly placement?: Placement | undefined
  /** Pixels between the two. @default 4 */
  readonly gap?: number | undefined
  /** Pixels along the edge, for a submenu whose first item lines up with its parent. @default 0 */
  readonly alongEdge?: number | undefined
  /** At least as wide as the anchor, for a list that belongs to a field. @default false */
  readonly asWideAsAnchor?: boolean | undefined
}

/** Nearer than this nothing floats to the edge of what is visible. */
const margin = 8

/**
 * Puts an element into the top layer beside another, and keeps it there; the answer lets go of it. The top layer is
 * cut by no ancestor and needs no z-index; `manual`, since a host's own dialog would close an `auto` popover.
 */
export function placeFloating(anchor: Anchor, floating: HTMLElement, place: FloatingPlace): () => void {
  const { placement = 'bottom-start', gap = 4, alongEdge = 0, asWideAsAnchor = false } = place
  floating.popover = 'manual'
  floating.showPopover()
  let gone = false

  const update = async () => {
    const position = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset({ mainAxis: gap, alignmentAxis: alongEdge }),
        flip({ padding: margin }),
        shift({ padding: margin }),
        size({
          padding: margin,
          apply: ({ availableHeight, availableWidth, rects }) => {
            const widest = Math.min(rects.reference.width, availableWidth)
            if (asWideAsAnchor) floating.style.minInlineSize = `${Math.round(widest)}px`
            floating.style.setProperty('--inlay-available-height', `${Math.max(96, Math.floor(availableHeight))}px`)
          },
        }),
      ],
    })
    if (gone) return
    // Coordinates of the viewport, so they are physical in either direction of text.
    floating.style.left = `${Math.round(position.x)}px`
    floating.style.top = `${Math.round(position.y)}px`
    floating.dataset.side = position.placement.split('-')[0]
    floating.dataset.placed = ''
  }
  const stop = autoUpdate(anchor, floating, () => void update())

  return () => {
    gone = true
    stop()
    if (floating.isConnected && floating.matches(':popover-open')) floating.hidePopover()
  }
}
