import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { OverlayContext, RootContext } from '../root/root-context'

export type DialogCloseReason = 'escape' | 'close-button' | 'backdrop'

export interface DialogProps {
  readonly open: boolean
  /** Asked to close. Whoever keeps it open (work under way) leaves `open` as it is. */
  readonly onOpenChange: (open: false, details: { readonly reason: DialogCloseReason }) => void
  readonly title: string
  /** One sentence under the title, read together with it. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Actions, the primary one last. What comes first in a `DialogFootStart` stands at the start. */
  readonly footer?: ReactNode
  /** 420, 560 or 760 pixels wide, or four fifths of the room. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'wide' | undefined
  /** A question that must be answered is an alert. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** @default true */
  readonly closeButton?: boolean | undefined
  /** Pressing beside it closes it: only where nothing typed is lost by that. @default false */
  readonly closeOnBackdrop?: boolean | undefined
  /** Where focus goes when the control that opened it is gone by then. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
  readonly className?: string | undefined
}

/**
 * A modal dialog: the browser's own, so that all else is out of reach, in every mode. Focus goes to the element with
 * `data-autofocus`, else to the first field, and returns to where it came from. Escape closes the top layer only.
 *
 * Contract: slot classes `inlay-Dialog`, `-head`, `-title`, `-body`, `-foot`; `data-size`.
 */
export function Dialog(props: DialogProps) {
  const overlays = useContext(OverlayContext)
  return props.open && overlays ? createPortal(<OpenDialog {...props} />, overlays) : null
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  closeButton = true,
  closeOnBackdrop = false,
  returnFocusTo,
  className,
}: DialogProps) {
  const t = useMessages(kitMessages)
  const id = useId()
  const enterModal = useContext(RootContext)?.enterModal
  const dialog = useRef<HTMLDialogElement>(null)
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const pressBeganOutside = useRef(false)
  const fallbackFocus = useRef(returnFocusTo)
  useEffect(() => {
    fallbackFocus.current = returnFocusTo
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = activeElement(element)
    element.showModal()
    firstFocus(element)?.focus()
    return () => {
      element.close()
      // The browser gives focus back by itself, unless the opener has gone meanwhile.
      if (!opener?.isConnected) fallbackFocus.current?.()?.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => (overlays && enterModal ? enterModal(overlays) : undefined), [enterModal, overlays])

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Handled here and not by the browser, which would also close a dialog of the page around us.
    event.preventDefault()
    event.stopPropagation()
    onOpenChange(false, { reason: 'escape' })
  }

  const isOutside = (event: MouseEvent) => event.target === dialog.current && !within(dialog.current, event)

  return (
    // The keys and presses handled here are those of the dialog as a whole, not of something to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      className={classNames('inlay-Dialog', className)}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onKeyDown={closeByEscape}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onOpenChange(false, { reason: 'escape' })
      }}
      onPointerDown={(event) => {
        pressBeganOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (closeOnBackdrop && pressBeganOutside.current && isOutside(event))
          onOpenChange(false, { reason: 'backdrop' })
      }}
    >
      <OverlayContext.Provider value={overlays}>
        <header className="inlay-Dialog-head">
          <h2 id={`${id}-title`} className="inlay-Dialog-title">
            {title}
          </h2>
          {closeButton && (
            <IconButton
              icon={X}
              label={t('close')}
              size="compact"
              onClick={() => onOpenChange(false, { reason: 'close-button' })}
            />
          )}
        </header>
        <div className="inlay-Dialog-body" data-dialog-body="">
          {description !== undefined && (
            <div id={`${id}-description`} className="inlay-Dialog-description">
              {description}
            </div>
          )}
          {children}
        </div>
        {footer !== undefined && <footer className="inlay-Dialog-foot">{footer}</footer>}
      </OverlayContext.Provider>
      <div ref={setOverlays} className="inlay-InlayRoot-overlays" />
    </dialog>
  )
}

/** Stands at the start of a dialog's foot, away from its actions. */
export function DialogFootStart({ children }: { readonly children: ReactNode }) {
  return <div className="inlay-Dialog-footStart">{children}</div>
}

function activeElement(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null
}

const focusable =
  'input:not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), a[href]'

function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${focusable})`) ??
    dialog.querySelector<HTMLElement>(`.inlay-Dialog-foot :is(${focusable})`)
  )
}

function within(element: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  if (!element) return false
  const box = element.getBoundingClientRect()
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
