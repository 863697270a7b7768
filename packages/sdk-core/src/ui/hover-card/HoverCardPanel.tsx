import { forwardRef, useImperativeHandle, type ComponentPropsWithoutRef, type RefObject } from 'react'
import { classNames } from '../class-names'
import { FloatingLayer } from '../floating/FloatingLayer'
import type { Point } from '../floating/on-the-way'
import type { FloatingPlace } from '../floating/place-floating'
import { tabsOutOf } from '../floating/tab-beside'
import { usePageEscape } from '../floating/use-page-escape'
import { usePointerStay } from './use-pointer-stay'

interface HoverCardPanelProps extends ComponentPropsWithoutRef<'div'> {
  readonly own: RefObject<HTMLDivElement | null>
  readonly anchor: () => HTMLElement | null
  readonly place: FloatingPlace
  /** Where the pointer was that has opened it. */
  readonly pointer: () => Point | undefined
  readonly onClose: (reason: 'left' | 'blur' | 'escape' | 'outside-press' | 'tab') => void
}

/** The open card, for as long as the pointer or focus is on it or on its trigger. */
export const HoverCardPanel = forwardRef<HTMLDivElement, HoverCardPanelProps>(function HoverCardPanel(
  { own, anchor, pointer, place, className, onClose, ...rest },
  ref,
) {
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, [own])
  usePageEscape(
    () => [anchor(), own.current],
    () => onClose('escape'),
  )
  usePointerStay(
    pointer,
    () => [anchor(), own.current],
    () => {
      if (!own.current?.matches(':focus-within')) onClose('left')
    },
  )

  return (
    <FloatingLayer
      {...rest}
      ref={own}
      role="group"
      anchor={anchor}
      place={place}
      inside={() => [anchor()]}
      className={classNames('inlay-HoverCard', className)}
      onKeyDown={(event) => {
        const way = tabsOutOf(event.currentTarget, event)
        if (way === 'forward') onClose('tab')
        if (way !== 'back') return
        event.preventDefault()
        anchor()?.focus()
      }}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next) && !anchor()?.contains(next)) onClose('blur')
      }}
      onAnchorGone={() => onClose('left')}
      onLeave={onClose}
    />
  )
})
