import {
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
import { firstControl } from '../floating/first-control'
import type { Placement } from '../floating/place-floating'
import { useOpen, type OpenProps } from '../floating/use-open'
import { OverlayContext } from '../root/root-context'
import { useRootWarning } from '../root/use-root-warning'
import type { MenuCloseReason, MenuOpenReason } from './menu-context'
import { MenuLayer } from './MenuLayer'
import type { MenuElementProps } from './MenuList'
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger'

export interface MenuProps extends OpenProps<MenuOpenReason | MenuCloseReason>, MenuElementProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement<MenuTriggerProps>
  /** What the menu is about. @default the name of its trigger */
  readonly label?: string | undefined
  /** `MenuItem` and its kin, `MenuGroup`, `MenuSub`, `MenuLabel` and `MenuLine`. */
  readonly children: ReactNode
  /** At which side of its button it stands, as long as there is room. @default 'bottom-start' */
  readonly placement?: Placement | undefined
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End, Page Up and Down and typing move in it; Escape and Tab
 * leave it; focus returns to the button.
 *
 * Contract: slot class `inlay-Menu`; `data-side`; the trigger has `aria-expanded`.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, label, children, placement = 'bottom-start', open: given, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const id = useId()
  useRootWarning()
  const overlays = useContext(OverlayContext)
  const wrapper = useRef<HTMLSpanElement>(null)
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange })
  const [start, setStart] = useState<'list' | 'first' | 'last'>('list')
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })

  const opener = useCallback(() => firstControl(wrapper.current), [])
  const close = useCallback(
    (reason: MenuCloseReason) => {
      // Before anything that the choice sets off, so that a dialog it opens knows where focus came from.
      if (reason !== 'outside-press') opener()?.focus()
      latest.current(false, reason)
    },
    [opener],
  )

  const show = (from: 'list' | 'first' | 'last', reason: MenuOpenReason) => {
    setStart(from)
    change(true, reason)
  }

  const triggerId = trigger.props.id ?? `${id}-trigger`
  return (
    <>
      <span ref={wrapper} className="inlay-Anchor">
        <MenuTrigger
          trigger={trigger}
          id={triggerId}
          menuId={open ? `${id}-menu` : undefined}
          onPress={(byKey) => (open ? close('pressed') : show(byKey ? 'first' : 'list', 'pressed'))}
          onDragOut={() => {
            if (!open) show('list', 'pressed')
          }}
          onArrow={(from) => show(from, 'arrow-key')}
          onEscape={() => close('escape')}
        />
      </span>
      {open && overlays && (
        <MenuLayer
          {...rest}
          ref={ref}
          id={`${id}-menu`}
          anchor={opener}
          opener={opener}
          place={{ placement }}
          start={start}
          {...(label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label })}
          onLeave={close}
        >
          {children}
        </MenuLayer>
      )}
    </>
  )
})
