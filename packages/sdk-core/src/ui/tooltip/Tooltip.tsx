import {
  cloneElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { createPortal } from 'react-dom'
import { firstControl } from '../floating/first-control'
import { placeFloating, type Placement } from '../floating/place-floating'
import { OverlayContext } from '../root/root-context'
import { useClock } from '../root/use-clock'
import { useTooltipGroup } from './tooltip-group'

export interface TooltipProps {
  readonly text: string
  /** Keys that do the same. */
  readonly shortcut?: string | undefined
  /** The text is the name of the control already, so it is not read a second time as its description. @default false */
  readonly names?: boolean | undefined
  /** @default 'bottom' */
  readonly placement?: Placement | undefined
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A few words about a control, shown on hover after a moment and on keyboard focus at once. Escape hides it. Once one
 * was open, the next opens without delay.
 *
 * Contract: slot class `inlay-Tooltip`.
 */
export function Tooltip({ text, shortcut, names = false, placement = 'bottom', children }: TooltipProps) {
  const id = useId()
  const overlays = useContext(OverlayContext)
  const clock = useClock()
  const group = useTooltipGroup()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<(() => void) | undefined>(undefined)
  const [open, setOpen] = useState(false)

  const hide = useCallback(() => {
    timer.current?.()
    setOpen(false)
  }, [])
  useEffect(() => () => timer.current?.(), [])

  useEffect(() => {
    if (!open) return
    const leaveGroup = group.enter(hide)
    // The pointer may hover here while focus is elsewhere, so Escape is heard at our own root.
    const root = wrapper.current?.getRootNode()
    const escape = (event: Event) => {
      if ('key' in event && event.key === 'Escape') hide()
    }
    root?.addEventListener('keydown', escape, true)
    return () => {
      leaveGroup()
      root?.removeEventListener('keydown', escape, true)
    }
  }, [group, hide, open])

  const showAfterRest = () => {
    timer.current?.()
    timer.current = clock.after(group.isWarm() ? 0 : 500, () => {
      // Not over the menu that the control has opened.
      if (firstControl(wrapper.current)?.getAttribute('aria-expanded') !== 'true') setOpen(true)
    })
  }

  const showOnKeyboardFocus = (event: FocusEvent) => {
    // Focus that only returns from a menu or a dialog brings no news.
    const layer = event.relatedTarget?.closest('.inlay-Menu, .inlay-Dialog')
    const returns = layer && !layer.contains(event.target)
    if (!returns && event.target.matches(':focus-visible')) setOpen(true)
  }

  const hideOnPress = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') hide()
  }

  return (
    <>
      <span
        ref={wrapper}
        className="inlay-Anchor"
        role="presentation"
        onPointerEnter={(event) => event.pointerType !== 'touch' && showAfterRest()}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={showOnKeyboardFocus}
        onBlur={hide}
        onKeyDown={hideOnPress}
      >
        {open && !names ? cloneElement(children, { 'aria-describedby': id }) : children}
      </span>
      {open &&
        overlays &&
        createPortal(<TooltipBox id={id} anchor={wrapper} placement={placement} {...{ text, shortcut }} />, overlays)}
    </>
  )
}

interface TooltipBoxProps extends Pick<TooltipProps, 'text' | 'shortcut'> {
  readonly id: string
  readonly anchor: { readonly current: HTMLElement | null }
  readonly placement: Placement
}

function TooltipBox({ id, anchor, placement, text, shortcut }: TooltipBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = firstControl(anchor.current)
    if (control && box.current) return placeFloating(control, box.current, { placement, gap: 6 })
  }, [anchor, placement])
  return (
    <div ref={box} id={id} role="tooltip" className="inlay-Floating inlay-Tooltip">
      {text}
      {shortcut !== undefined && <kbd className="inlay-Tooltip-shortcut">{shortcut}</kbd>}
    </div>
  )
}
