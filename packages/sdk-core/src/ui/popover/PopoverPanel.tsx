import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { classNames } from '../class-names'
import { FloatingLayer } from '../floating/FloatingLayer'
import type { FloatingPlace } from '../floating/place-floating'
import { firstStop } from '../floating/tab-stops'
import { tabsOutOf } from '../floating/tab-beside'

interface PopoverPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly children: ReactNode | ((popover: { readonly close: () => void }) => ReactNode)
  readonly own: RefObject<HTMLDivElement | null>
  readonly anchor: () => HTMLElement | null
  readonly place: FloatingPlace
  readonly onClose: (reason: 'escape' | 'outside-press' | 'tab' | 'closed') => void
}

/** The open panel: takes focus as it comes. */
export const PopoverPanel = forwardRef<HTMLDivElement, PopoverPanelProps>(function PopoverPanel(
  { own, anchor, place, className, children, onClose, ...rest },
  ref,
) {
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, [own])

  useLayoutEffect(() => {
    const panel = own.current
    if (!panel) return
    const first = firstStop(panel)
    // With nothing to stop at inside, it is a stop itself, so that keys can scroll it.
    if (!first) panel.tabIndex = 0
    ;(first ?? panel).focus({ preventScroll: true })
  }, [own])

  const tab = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = event.defaultPrevented ? undefined : tabsOutOf(event.currentTarget, event)
    if (way === 'forward') onClose('tab')
    if (way !== 'back') return
    event.preventDefault()
    anchor()?.focus()
  }

  return (
    <FloatingLayer
      {...rest}
      ref={own}
      role="dialog"
      tabIndex={-1}
      anchor={anchor}
      place={place}
      inside={() => [anchor()]}
      className={classNames('inlay-Popover', className)}
      onKeyDown={tab}
      onLeave={onClose}
    >
      {typeof children === 'function' ? children({ close: () => onClose('closed') }) : children}
    </FloatingLayer>
  )
})
