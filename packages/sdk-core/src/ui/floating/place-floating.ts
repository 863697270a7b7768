import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  shift,
  size,
  type Placement,
  type ReferenceElement,
} from '@floating-ui/react'

import { activeElement } from './active-element'
import { roomToKeep } from './room-to-keep'

export type { Placement }

/** An element, or a place that is none: the pointer, a range of text. */
export type Anchor = ReferenceElement

export interface FloatingPlace {
  /** Left and right are the start and the end of a line: they change sides with the direction of text. @default 'bottom-start' */
  readonly placement?: Placement | undefined
  /** Pixels between the two. @default 4 */
  readonly gap?: number | undefined
  /** Pixels along the edge, for a submenu whose first item lines up with its parent. @default 0 */
  readonly alongEdge?: number | undefined
  /** At least as wide as the anchor, for a list that belongs to a field. @default false */
  readonly asWideAsAnchor?: boolean | undefined
}

export interface PlacedOptions extends FloatingPlace {
  /** The anchor is no longer in the page. */
  readonly onAnchorGone?: (() => void) | undefined
}

/**
 * Puts an element into the top layer beside another, and keeps it there; the answer lets go of it. The top layer is
 * cut by no ancestor and needs no z-index; `manual`, since a host's own dialog would close an `auto` popover. While its
 * anchor is scrolled out of sight it says so (`data-anchor-hidden`) and is not seen either.
 */
export function placeFloating(anchor: Anchor, floating: HTMLElement, place: PlacedOptions): () => void {
  const { placement = 'bottom-start', gap = 4, alongEdge = 0, asWideAsAnchor = false, onAnchorGone } = place
  floating.popover = 'manual'
  floating.showPopover()
  let gone = false
  let shown: number | undefined = undefined

  const update = async () => {
    if (!isThere(anchor)) {
      floating.dataset.anchorHidden = ''
      onAnchorGone?.()
      return
    }
    const padding = roomToKeep(floating)
    const position = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: floating.matches(':dir(rtl)') ? mirrored(placement) : placement,
      middleware: [
        offset({ mainAxis: gap, alignmentAxis: alongEdge }),
        // Where neither side has room, as on a phone, a submenu stands below or above the item that opened it.
        flip({ padding, fallbackAxisSideDirection: /^(left|right)/.test(placement) ? 'end' : 'none' }),
        shift({ padding }),
        size({
          padding,
          apply: ({ availableHeight, availableWidth, rects }) => {
            const widest = Math.min(rects.reference.width, availableWidth)
            if (asWideAsAnchor) floating.style.minInlineSize = `${Math.round(widest)}px`
            floating.style.setProperty('--inlay-available-height', `${Math.max(96, Math.floor(availableHeight))}px`)
          },
        }),
        hide({ strategy: 'referenceHidden' }),
      ],
    })
    if (gone) return
    const { height } = floating.getBoundingClientRect()
    // What has focus stays in sight as the window gets smaller.
    if (shown !== undefined && height < shown) {
      const active = activeElement(floating)
      if (active !== floating && floating.contains(active)) active?.scrollIntoView({ block: 'nearest' })
    }
    shown = height
    // Coordinates of the viewport, so they are physical in either direction of text.
    floating.style.left = `${Math.round(position.x)}px`
    floating.style.top = `${Math.round(position.y)}px`
    floating.dataset.side = position.placement.split('-')[0]
    floating.toggleAttribute('data-anchor-hidden', position.middlewareData.hide?.referenceHidden ?? false)
    floating.dataset.placed = ''
  }
  const stop = autoUpdate(anchor, floating, () => void update())

  return () => {
    gone = true
    stop()
    delete floating.dataset.placed
    if (floating.isConnected && floating.matches(':popover-open')) floating.hidePopover()
  }
}

/** A place that is no element counts as long as the element around it is there. */
function isThere(anchor: Anchor): boolean {
  const element = 'isConnected' in anchor ? anchor : anchor.contextElement
  return element?.isConnected ?? true
}

function mirrored(placement: Placement): Placement {
  if (placement.startsWith('left')) return placement.replace('left', 'right') as Placement
  return placement.replace('right', 'left') as Placement
}
