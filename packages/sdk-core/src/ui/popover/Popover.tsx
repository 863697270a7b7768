import {
  forwardRef,
  useContext,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { firstControl } from '../floating/first-control'
import type { Placement } from '../floating/place-floating'
import { firstStop } from '../floating/tab-stops'
import { useOpen, type OpenProps } from '../floating/use-open'
import { OverlayContext } from '../root/root-context'
import { useRootWarning } from '../root/use-root-warning'
import { PopoverPanel } from './PopoverPanel'
import { PopoverTrigger, type PopoverTriggerProps } from './PopoverTrigger'

export type PopoverReason = 'pressed' | 'escape' | 'outside-press' | 'tab' | 'closed'

export interface PopoverHandle {
  /** Closes it, for a button inside that has done its work; focus returns to the trigger. */
  readonly close: () => void
}

export interface PopoverProps
  extends OpenProps<PopoverReason>, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id' | 'role' | 'onKeyDown'> {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement<PopoverTriggerProps>
  /** What it is about: its accessible name. @default the name of its trigger */
  readonly label?: string | undefined
  /** What stands in it; a function is given what closes it. */
  readonly children: ReactNode | ((popover: PopoverHandle) => ReactNode)
  /** At which side of its button it stands, as long as there is room. @default 'bottom-start' */
  readonly placement?: Placement | undefined
  /** Room between the edge and what stands inside: 12 pixels or none. @default 'regular' */
  readonly padding?: 'regular' | 'none' | undefined
}

/**
 * A panel beside the button that opens it. The page around stays in use: focus moves in, to the element with
 * `data-autofocus` or the first control, and returns to the button; Tab behind the last control goes on behind the
 * button. Escape and a press outside close it.
 *
 * Contract: slot class `inlay-Popover`; `data-padding`, `data-side`; the trigger has `aria-expanded`.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, label, children, placement, padding = 'regular', open: given, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const id = useId()
  useRootWarning()
  const overlays = useContext(OverlayContext)
  const wrapper = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange })
  const control = () => firstControl(wrapper.current)
  const triggerId = trigger.props.id ?? `${id}-trigger`

  const close = (reason: PopoverReason) => {
    // Before it goes, so that Tab goes on from there, and that what it sets off knows where focus came from.
    if (reason !== 'outside-press') control()?.focus({ preventScroll: true })
    change(false, reason)
  }

  return (
    <>
      <span ref={wrapper} className="inlay-Anchor">
        <PopoverTrigger
          trigger={trigger}
          id={triggerId}
          panelId={open ? `${id}-panel` : undefined}
          onPress={() => (open ? close('pressed') : change(true, 'pressed'))}
          onTabIn={() => {
            if (panel.current) (firstStop(panel.current) ?? panel.current).focus()
          }}
          onTabAway={() => change(false, 'tab')}
          onEscape={() => close('escape')}
        />
      </span>
      {open && overlays && (
        <PopoverPanel
          {...rest}
          id={`${id}-panel`}
          ref={ref}
          own={panel}
          anchor={control}
          place={{ placement }}
          data-padding={padding}
          {...(label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label })}
          onClose={close}
        >
          {children}
        </PopoverPanel>
      )}
    </>
  )
})
