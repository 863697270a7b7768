import { forwardRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { Dialog, type DialogCloseReason, type DialogElementProps } from '../dialog/Dialog'
import { kitMessages } from '../messages'
import { TextField } from '../text-field/TextField'

export interface ConfirmDialogProps extends DialogElementProps {
  /** Whether the question is asked. */
  readonly open: boolean
  /** Asked to close without doing it. */
  readonly onOpenChange: (open: false, details: { readonly reason: DialogCloseReason | 'cancelled' }) => void
  /** The question, with the name of the thing: “Delete “Cold-chain shippers”?” */
  readonly title: string
  /** What is lost, and what is not. */
  readonly children: ReactNode
  /** The verb and its object: “Delete campaign”. */
  readonly confirmLabel: string
  /** On the button that leaves all as it is. @default 'Cancel' */
  readonly cancelLabel?: string | undefined
  /** While it is done: “Deleting”. */
  readonly busyLabel?: string | undefined
  /** `danger` where something is lost. @default 'danger' */
  readonly tone?: 'danger' | 'primary' | undefined
  /** The person has said yes: do it, with `busy` while it is under way. */
  readonly onConfirm: () => void
  /** Under way: neither button nor Escape closes. @default false */
  readonly busy?: boolean | undefined
  /** What went wrong; the button then offers to try again. */
  readonly error?: string | undefined
  /** Must be typed before it can be confirmed, where very much is lost: the name of the thing. */
  readonly typeToConfirm?: string | undefined
  /** Where focus goes when the control that opened it is gone by then. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/**
 * Asks before something that cannot be taken back. Focus begins on Cancel, so that Enter alone loses nothing; where
 * something must be typed first, in its field.
 *
 * Contract: as `Dialog`, with slot class `inlay-ConfirmDialog`.
 */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    open,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    busyLabel,
    tone = 'danger',
    onConfirm,
    busy = false,
    error,
    typeToConfirm,
    returnFocusTo,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(open)
  // Each question begins with nothing typed.
  if (asked !== open) {
    setAsked(open)
    setTyped('')
  }
  const missing = typeToConfirm !== undefined && typed.trim() !== typeToConfirm.trim()
  const confirm = () => {
    if (!busy && !missing) onConfirm()
  }

  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={(_, details) => {
        if (!busy) onOpenChange(false, details)
      }}
      role="alertdialog"
      size="small"
      className={classNames('inlay-ConfirmDialog', className)}
      closeButton={false}
      title={title}
      description={children}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button
            data-autofocus={typeToConfirm === undefined ? '' : undefined}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onOpenChange(false, { reason: 'cancelled' })
            }}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={tone}
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={missing ? t('typeFirst', { text: typeToConfirm }) : undefined}
            onClick={confirm}
          >
            {error === undefined ? confirmLabel : t('tryAgain')}
          </Button>
        </>
      }
    >
      {typeToConfirm !== undefined && (
        <TextField
          data-autofocus=""
          label={t('typeToConfirm', { text: typeToConfirm })}
          value={typed}
          onValueChange={setTyped}
          readOnly={busy}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) confirm()
          }}
        />
      )}
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
    </Dialog>
  )
})
