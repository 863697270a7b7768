import {
  cloneElement,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { firstControl } from '../floating/first-control'
import type { Point } from '../floating/on-the-way'
import type { Placement } from '../floating/place-floating'
import { tabStops } from '../floating/tab-stops'
import { useOpen, type OpenProps } from '../floating/use-open'
import { OverlayContext } from '../root/root-context'
import { useClock } from '../root/use-clock'
import { useRootWarning } from '../root/use-root-warning'
import { HoverCardPanel } from './HoverCardPanel'

export type HoverCardReason = 'hover' | 'focus' | 'left' | 'blur' | 'escape' | 'outside-press' | 'pressed' | 'tab'

export interface HoverCardProps
  extends
    OpenProps<HoverCardReason>,
    Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'role' | 'aria-label' | 'onKeyDown' | 'onBlur'> {
  /** The link or button that it tells more about. */
  readonly trigger: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>
  /** What it is: its accessible name. */
  readonly label: string
  /** What the card shows. */
  readonly children: ReactNode
  /** At which side of its trigger it stands, as long as there is room. @default 'bottom-start' */
  readonly placement?: Placement | undefined
  /** Milliseconds that the pointer, or focus of the keyboard, rests before it opens. @default 400 */
  readonly delay?: number | undefined
}

/**
 * More about a link or a button for those who rest on it, by pointer or by keyboard. It stays while the pointer is on
 * its way to it or in it; Tab leads into it and on behind its trigger; Escape closes it. On touch it does not open: all
 * that it says can be found where the link leads.
 *
 * Contract: slot classes `inlay-HoverCard`, `-words`; `data-side`.
 */
export const HoverCard = forwardRef<HTMLDivElement, HoverCardProps>(function HoverCard(
  { trigger, label, children, placement, delay = 400, open: given, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const id = useId()
  useRootWarning()
  const overlays = useContext(OverlayContext)
  const clock = useClock()
  const wrapper = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const point = useRef<Point>(undefined)
  const timer = useRef<(() => void) | undefined>(undefined)
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange })
  useEffect(() => () => timer.current?.(), [])

  const control = () => firstControl(wrapper.current)

  const openAfterRest = (reason: 'hover' | 'focus') => {
    timer.current?.()
    if (!open) timer.current = clock.after(delay, () => change(true, reason))
  }

  const close = (reason: HoverCardReason) => {
    timer.current?.()
    const within = panel.current?.matches(':focus-within') ?? false
    // Escape and Tab go on from the trigger; a pointer that leaves takes no focus along.
    if (within && reason !== 'outside-press') control()?.focus({ preventScroll: true })
    if (open) change(false, reason)
  }

  const focus = (event: FocusEvent) => {
    const comesBack = panel.current?.contains(event.relatedTarget) ?? false
    if (!comesBack && event.target.matches(':focus-visible')) openAfterRest('focus')
  }

  const press = (event: KeyboardEvent) => {
    const first = open && panel.current ? tabStops(panel.current)[0] : undefined
    if (event.key !== 'Tab' || event.shiftKey || !first) return
    event.preventDefault()
    first.focus()
  }

  return (
    <>
      <span
        ref={wrapper}
        className="inlay-Anchor"
        role="presentation"
        onPointerEnter={(event) => event.pointerType !== 'touch' && openAfterRest('hover')}
        onPointerMove={({ clientX, clientY }) => {
          point.current = { x: clientX, y: clientY }
        }}
        onPointerLeave={() => {
          timer.current?.()
          point.current = undefined
        }}
        onPointerDown={() => close('pressed')}
        onFocus={focus}
        onBlur={(event) => {
          if (!panel.current?.contains(event.relatedTarget)) close('blur')
        }}
        onKeyDown={press}
      >
        {open ? cloneElement(trigger, { 'aria-describedby': `${id}-words` }) : trigger}
      </span>
      {open && overlays && (
        <HoverCardPanel
          {...rest}
          ref={ref}
          own={panel}
          anchor={control}
          place={{ placement, gap: 6 }}
          pointer={() => point.current}
          aria-label={label}
          onClose={close}
        >
          {/* Of an element with a name, browsers take the name for its words. */}
          <div id={`${id}-words`} className="inlay-HoverCard-words">
            {children}
          </div>
        </HoverCardPanel>
      )}
    </>
  )
})
