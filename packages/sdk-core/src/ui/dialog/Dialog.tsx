import { forwardRef, useContext, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { OverlayContext } from '../root/root-context'
import { useRootWarning } from '../root/use-root-warning'
import { ModalElement } from './ModalElement'
import { ScrollBody } from './ScrollBody'

export type DialogCloseReason = 'escape' | 'close-button' | 'backdrop'

/** What the element of a dialog takes, beside what its component is about. */
export type DialogElementProps = Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'open' | 'title' | 'role' | 'onKeyDown' | 'onCancel' | 'onClick' | 'onPointerDown' | 'children'
>

export interface DialogProps extends DialogElementProps {
  /** Whether it is there; it asks to be closed, and never closes by itself. */
  readonly open: boolean
  /** Asked to close. Whoever keeps it open (work under way) leaves `open` as it is. */
  readonly onOpenChange: (open: false, details: { readonly reason: DialogCloseReason }) => void
  /** Its name, at the head: what is asked or done here. */
  readonly title: string
  /** In the middle of the head: the steps of a wizard. The head is then parted from the body by a line. */
  readonly head?: ReactNode
  /** One sentence under the title, read together with it. */
  readonly description?: ReactNode
  /** What it is about; it scrolls between head and foot. */
  readonly children?: ReactNode
  /** Actions, the primary one last. What comes first in a `DialogFootStart` stands at the start. */
  readonly footer?: ReactNode
  /** 420, 560 or 760 pixels wide, or 80 or 90 per cent of the room. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'wide' | 'widest' | undefined
  /** As high as what stands in it, or 800 pixels as far as there is room: nothing jumps from step to step. @default 'content' */
  readonly height?: 'content' | 'tall' | undefined
  /** Room between the edge and what stands inside. @default 'regular' */
  readonly padding?: 'regular' | 'none' | undefined
  /** A question that must be answered is an alert. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** A cross at the end of the head. @default true */
  readonly closeButton?: boolean | undefined
  /** Pressing beside it closes it: only where nothing typed is lost by that. @default false */
  readonly closeOnBackdrop?: boolean | undefined
  /** Where focus goes when the control that opened it is gone by then. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/**
 * A modal dialog: the browser's own, so that all else is out of reach, in every mode. Focus goes to the element with
 * `data-autofocus`, else to the first field, and returns to where it came from. Escape closes the top layer only.
 *
 * Contract: slot classes `inlay-Dialog`, `-head`, `-title`, `-middle`, `-body`, `-foot`; `data-size`, `data-height`,
 * `data-padding`.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    title,
    head,
    description,
    children,
    footer,
    size = 'medium',
    height = 'content',
    padding = 'regular',
    role = 'dialog',
    closeButton = true,
    closeOnBackdrop = false,
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
  if (!open || !overlays) return null
  return createPortal(
    <ModalElement
      {...rest}
      ref={ref}
      role={role}
      className={classNames('inlay-Dialog', className)}
      data-size={size}
      data-height={height}
      data-padding={padding}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      closeOnBackdrop={closeOnBackdrop}
      returnFocusTo={returnFocusTo}
      onLeave={(reason) => onOpenChange(false, { reason })}
    >
      <header className="inlay-Dialog-head" data-middle={head === undefined ? undefined : ''}>
        <h2 id={`${id}-title`} className="inlay-Dialog-title">
          {title}
        </h2>
        {head !== undefined && <div className="inlay-Dialog-middle">{head}</div>}
        {closeButton && (
          <div className="inlay-Dialog-end">
            <IconButton
              icon={X}
              label={t('close')}
              size="compact"
              onClick={() => onOpenChange(false, { reason: 'close-button' })}
            />
          </div>
        )}
      </header>
      <ScrollBody className="inlay-Dialog-body">
        {description !== undefined && (
          <div id={`${id}-description`} className="inlay-Dialog-description">
            {description}
          </div>
        )}
        {children}
      </ScrollBody>
      {footer !== undefined && (
        <footer className="inlay-Dialog-foot" data-dialog-foot="">
          {footer}
        </footer>
      )}
    </ModalElement>,
    overlays,
  )
})

/**
 * Stands at the start of a dialog's foot, away from its actions.
 *
 * Contract: slot class `inlay-Dialog-footStart`.
 */
export const DialogFootStart = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function DialogFootStart(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={classNames('inlay-Dialog-footStart', className)} />
})
