import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { activeElement } from '../floating/active-element'
import { giveFocusBack } from '../floating/give-focus-back'
import { OverlayContext, RootContext } from '../root/root-context'

export interface ModalElementProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open'> {
  /** Pressing beside it closes it. */
  readonly closeOnBackdrop: boolean
  readonly onLeave: (reason: 'escape' | 'backdrop') => void
  readonly returnFocusTo: (() => HTMLElement | null) | undefined
}

/**
 * The browser's own modal dialog, open as long as it is rendered: all else is out of reach, in every mode. What floats
 * from within it, toasts and announcements stand in it too.
 */
export const ModalElement = forwardRef<HTMLDialogElement, ModalElementProps>(function ModalElement(
  { closeOnBackdrop, onLeave, onClose, returnFocusTo, children, ...rest },
  ref,
) {
  const enterModal = useContext(RootContext)?.enterModal
  const dialog = useRef<HTMLDialogElement>(null)
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const pressBeganOutside = useRef(false)
  const fallbackFocus = useRef(returnFocusTo)
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, [])
  useEffect(() => {
    fallbackFocus.current = returnFocusTo
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = activeElement(element) as HTMLElement | null
    element.showModal()
    firstFocus(element)?.focus()
    return () => {
      element.close()
      // The browser gives focus back by itself, unless the opener has gone meanwhile,
      const otherwise = () => (opener?.isConnected ? opener : fallbackFocus.current?.())
      if (!opener?.isConnected) otherwise()?.focus({ preventScroll: true })
      // or is out of reach for now.
      giveFocusBack(element, otherwise)
    }
  }, [])

  useEffect(() => (overlays && enterModal ? enterModal(overlays) : undefined), [enterModal, overlays])

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Handled here and not by the browser, which would also close a dialog of the page around us.
    event.preventDefault()
    event.stopPropagation()
    onLeave('escape')
  }

  const isOutside = (event: MouseEvent) => event.target === dialog.current && !within(dialog.current, event)

  return (
    // The keys and presses handled here are those of the dialog as a whole, not of something to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={dialog}
      onKeyDown={closeByEscape}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        // In the browser both end here, yet React tells a dialog of the host around us, too.
        event.stopPropagation()
        onLeave('escape')
      }}
      onClose={(event) => {
        if (event.target !== dialog.current) return
        event.stopPropagation()
        onClose?.(event)
      }}
      onPointerDown={(event) => {
        pressBeganOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (closeOnBackdrop && pressBeganOutside.current && isOutside(event)) onLeave('backdrop')
      }}
    >
      <OverlayContext.Provider value={overlays}>{children}</OverlayContext.Provider>
      <div ref={setOverlays} className="inlay-InlayRoot-overlays" />
    </dialog>
  )
})

const focusable =
  'input:not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), a[href]'

function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const shown = (selector: string) =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null
  return (
    shown('[data-autofocus]') ??
    shown(`[data-dialog-body] :is(${focusable})`) ??
    shown(`[data-dialog-foot] :is(${focusable})`)
  )
}

function within(element: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  if (!element) return false
  const box = element.getBoundingClientRect()
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
