import { forwardRef, useContext, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { ModalElement } from '../dialog/ModalElement'
import { ScrollBody } from '../dialog/ScrollBody'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { OverlayContext } from '../root/root-context'
import { useRootWarning } from '../root/use-root-warning'
import { tooltipAttributes } from '../tooltip/tooltip-attributes'
import { DrawerSideContext, type DrawerSide } from './drawer-context'
import { PlainDrawer } from './PlainDrawer'

export type DrawerCloseReason = 'close-button' | 'escape' | 'backdrop'

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'role' | 'onKeyDown'> {
  /** Whether it is there; it asks to be closed, and never closes by itself. */
  readonly open: boolean
  /** Asked to close. */
  readonly onOpenChange: (open: false, details: { readonly reason: DrawerCloseReason }) => void
  /** Its name, at the start of the head. */
  readonly title: string
  /** `strong` for a thing by its name, `quiet` where the name stands below: “Contact”. @default 'strong' */
  readonly titleTone?: 'strong' | 'quiet' | undefined
  /** Behind the title: “2 of 342”. */
  readonly aside?: ReactNode
  /** Before the button that closes it: back and forth. */
  readonly actions?: ReactNode
  /** What it is about; it scrolls between head and foot. */
  readonly children?: ReactNode
  /** Stays at its foot. */
  readonly footer?: ReactNode
  /** The edge at which it stands. @default that of the `DrawerArea` it stands in, else 'end' */
  readonly side?: DrawerSide | undefined
  /** 364, 380 or 560 pixels. @default 'regular' */
  readonly size?: 'narrow' | 'regular' | 'wide' | undefined
  /** Room between the edge and what stands inside. @default 'regular' */
  readonly padding?: 'regular' | 'none' | undefined
  /** All else is out of reach, and it stands at the edge of the window. @default false */
  readonly modal?: boolean | undefined
  /** Leaves focus where it is as it opens, where the keys go on working on what is beside it. @default false */
  readonly keepFocus?: boolean | undefined
  /** Where focus goes when the control that opened it is gone by then. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/**
 * Facts and forms beside what they are about. What is beside it stays in use; in a `DrawerArea` it pushes that aside, or
 * lies over it where there is little room. Focus moves in and returns; Escape in it closes it. `modal` takes all else
 * out of reach.
 *
 * Contract: slot classes `inlay-Drawer`, `-head`, `-title`, `-aside`, `-actions`, `-body`, `-foot`; `data-side`,
 * `data-size`, `data-modal`, `data-padding`.
 */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(
  {
    open,
    onOpenChange,
    title,
    titleTone = 'strong',
    aside,
    actions,
    children,
    footer,
    side,
    size = 'regular',
    padding = 'regular',
    modal = false,
    keepFocus = false,
    returnFocusTo,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const id = useId()
  useRootWarning()
  const overlays = useContext(OverlayContext)
  const sideOfArea = useContext(DrawerSideContext)
  if (!open) return null

  const close = (reason: DrawerCloseReason) => onOpenChange(false, { reason })
  const attributes = {
    ...rest,
    className: classNames('inlay-Drawer', className),
    'data-side': side ?? sideOfArea ?? 'end',
    'data-size': size,
    'data-padding': padding,
    'aria-labelledby': `${id}-title`,
  }
  const content = (
    <>
      <header className="inlay-Drawer-head">
        <h2
          id={`${id}-title`}
          className="inlay-Drawer-title"
          data-tone={titleTone}
          {...tooltipAttributes({ text: title, whenCut: true })}
        >
          {title}
        </h2>
        {aside !== undefined && <div className="inlay-Drawer-aside">{aside}</div>}
        <div className="inlay-Drawer-actions">
          {actions}
          <IconButton icon={X} label={t('close')} size="compact" onClick={() => close('close-button')} />
        </div>
      </header>
      <ScrollBody className="inlay-Drawer-body">{children}</ScrollBody>
      {footer !== undefined && (
        <footer className="inlay-Drawer-foot" data-dialog-foot="">
          {footer}
        </footer>
      )}
    </>
  )

  if (!modal)
    return (
      <PlainDrawer
        {...attributes}
        ref={ref}
        keepFocus={keepFocus}
        returnFocusTo={returnFocusTo}
        onEscape={() => close('escape')}
      >
        {content}
      </PlainDrawer>
    )
  return (
    overlays &&
    createPortal(
      <ModalElement
        {...attributes}
        ref={ref as Ref<HTMLDialogElement>}
        data-modal=""
        closeOnBackdrop
        returnFocusTo={returnFocusTo}
        onLeave={close}
      >
        {content}
      </ModalElement>,
      overlays,
    )
  )
})
