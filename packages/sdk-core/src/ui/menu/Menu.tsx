import { useCallback, useContext, useId, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { firstControl } from '../floating/first-control'
import type { Placement } from '../floating/place-floating'
import { useOutsidePress } from '../floating/use-outside-press'
import { OverlayContext } from '../root/root-context'
import { MenuContext, type MenuCloseReason, type MenuOpenReason } from './menu-context'
import { MenuList } from './MenuList'
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger'

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement<MenuTriggerProps>
  /** What the menu is about. @default the name of its trigger */
  readonly label?: string | undefined
  /** `MenuItem`, `MenuLink`, `MenuSub`, `MenuLabel` and `MenuLine`. */
  readonly children: ReactNode
  /** @default 'bottom-start' */
  readonly placement?: Placement | undefined
  readonly onOpenChange?:
    | ((open: boolean, details: { readonly reason: MenuOpenReason | MenuCloseReason }) => void)
    | undefined
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End and typing move in it; Escape and Tab leave it; focus
 * returns to the button.
 *
 * Contract: slot class `inlay-Menu`; the trigger has `aria-expanded`.
 */
export function Menu({ trigger, label, children, placement = 'bottom-start', onOpenChange }: MenuProps) {
  const id = useId()
  const overlays = useContext(OverlayContext)
  const wrapper = useRef<HTMLSpanElement>(null)
  const layers = useRef(new Set<HTMLElement>())
  const [open, setOpen] = useState<{ readonly start: 'list' | 'first' | 'last' }>()

  const close = useCallback(
    (reason: MenuCloseReason) => {
      setOpen(undefined)
      // Before anything that the choice sets off, so that a dialog it opens knows where focus came from.
      if (reason !== 'outside-press') firstControl(wrapper.current)?.focus()
      onOpenChange?.(false, { reason })
    },
    [onOpenChange],
  )

  const show = (start: 'list' | 'first' | 'last', reason: MenuOpenReason) => {
    setOpen({ start })
    onOpenChange?.(true, { reason })
  }

  useOutsidePress(
    open !== undefined,
    () => [firstControl(wrapper.current), ...layers.current],
    () => close('outside-press'),
  )

  const menu = useMemo(
    () => ({
      close,
      register: (layer: HTMLElement) => {
        layers.current.add(layer)
        return () => layers.current.delete(layer)
      },
    }),
    [close],
  )

  const triggerId = trigger.props.id ?? `${id}-trigger`
  return (
    <>
      <span ref={wrapper} className="inlay-Anchor">
        <MenuTrigger
          trigger={trigger}
          id={triggerId}
          menuId={open && `${id}-menu`}
          onPress={(byKey) => (open ? close('pressed') : show(byKey ? 'first' : 'list', 'pressed'))}
          onArrow={(start) => show(start, 'arrow-key')}
        />
      </span>
      {open &&
        overlays &&
        createPortal(
          <MenuContext.Provider value={menu}>
            <MenuList
              id={`${id}-menu`}
              anchor={() => firstControl(wrapper.current)}
              place={{ placement }}
              start={open.start}
              {...(label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label })}
              onLeave={close}
            >
              {children}
            </MenuList>
          </MenuContext.Provider>,
          overlays,
        )}
    </>
  )
}
