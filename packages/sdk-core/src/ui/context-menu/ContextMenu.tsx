import {
  cloneElement,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { activeElement } from '../floating/active-element'
import type { Point } from '../floating/on-the-way'
import type { Anchor } from '../floating/place-floating'
import type { MenuCloseReason } from '../menu/menu-context'
import { MenuLayer } from '../menu/MenuLayer'
import type { MenuElementProps } from '../menu/MenuList'
import { OverlayContext } from '../root/root-context'
import { useRootWarning } from '../root/use-root-warning'
import { useContextPress, type ContextMenuOpenReason, type ContextPressHandlers } from './use-context-press'

export interface ContextMenuProps extends Omit<MenuElementProps, 'children'> {
  /** What it is about: its accessible name. */
  readonly label: string
  /** The items, as in `Menu`. */
  readonly items: ReactNode
  /** One element, plain or of the kit, whose area it belongs to. What stands in it is reached by keys there. */
  readonly children: ReactElement<ContextPressHandlers>
  /** The menu opens or closes. */
  readonly onOpenChange?:
    | ((open: boolean, details: { readonly reason: ContextMenuOpenReason | MenuCloseReason }) => void)
    | undefined
}

interface Opening {
  readonly anchor: Anchor
  /** Where focus returns to. */
  readonly from: Element | null
  readonly byKey: boolean
}

/**
 * A menu for an area: by the second button of the pointer or a long press, at the pointer; by Shift+F10 or the menu
 * key, beside the element that has focus. What it offers can be reached in another way too: not everybody looks for it.
 * Fields in the area keep the browser's own menu.
 *
 * Contract: as `Menu`.
 */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(
  { label, items, children, onOpenChange, ...rest },
  ref,
) {
  const id = useId()
  useRootWarning()
  const overlays = useContext(OverlayContext)
  const [opening, setOpening] = useState<Opening>()
  const latest = useRef({ opening, onOpenChange })
  useEffect(() => {
    latest.current = { opening, onOpenChange }
  })

  const handlers = useContextPress(children.props, (area, place, reason) => {
    const byKey = reason === 'keyboard'
    setOpening({ anchor: 'x' in place ? pointAnchor(area, place) : place, from: activeElement(area), byKey })
    onOpenChange?.(true, { reason })
  })

  const close = useCallback((reason: MenuCloseReason) => {
    const { opening: now, onOpenChange: tell } = latest.current
    // Before anything that the choice sets off, so that a dialog it opens knows where focus came from.
    if (reason !== 'outside-press') (now?.from as HTMLElement | null)?.focus({ preventScroll: true })
    setOpening(undefined)
    tell?.(false, { reason })
  }, [])
  const nothing = useCallback(() => null, [])

  return (
    <>
      {cloneElement(children, handlers)}
      {opening && overlays && (
        <MenuLayer
          {...rest}
          // Pressed again elsewhere, it opens anew there.
          key={keyOf(opening.anchor)}
          ref={ref}
          id={`${id}-menu`}
          anchor={() => opening.anchor}
          opener={nothing}
          place={{ gap: opening.byKey ? 4 : 2 }}
          start={opening.byKey ? 'first' : 'list'}
          aria-label={label}
          onLeave={close}
        >
          {items}
        </MenuLayer>
      )}
    </>
  )
})

function pointAnchor(area: Element, { x, y }: Point): Anchor {
  const place = { x, y, left: x, right: x, top: y, bottom: y, width: 0, height: 0 }
  return { getBoundingClientRect: () => place, contextElement: area }
}

function keyOf(anchor: Anchor): string {
  const { left, top } = anchor.getBoundingClientRect()
  return `${left} ${top}`
}
