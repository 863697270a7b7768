import type { ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { Dialog, type DialogCloseReason } from '../dialog/Dialog'
import { kitMessages } from '../messages'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: false, details: { readonly reason: DialogCloseReason | 'cancelled' }) => void
  /** The question, with the name of the thing: “Delete “Cold-chain shippers”?” */
  readonly title: string
  /** What is lost, and what is not. */
  readonly children: ReactNode
  /** The verb and its object: “Delete campaign”. */
  readonly confirmLabel: string
  /** @default 'Cancel' */
  readonly cancelLabel?: string | undefined
  /** While it is done: “Deleting”. */
  readonly busyLabel?: string | undefined
  /** `danger` where something is lost. @default 'danger' */
  readonly tone?: 'danger' | 'primary' | undefined
  readonly onConfirm: () => void
  /** Under way: neither button nor Escape closes. @default false */
  readonly busy?: boolean | undefined
  /** What went wrong; the button then offers to try again. */
  readonly error?: string | undefined
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/**
 * Asks before something that cannot be taken back. Focus begins on Cancel, so that Enter alone loses nothing.
 *
 * Contract: as `Dialog`, with slot class `inlay-ConfirmDialog`.
 */
export function ConfirmDialog({
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
  returnFocusTo,
}: ConfirmDialogProps) {
  const t = useMessages(kitMessages)
  return (
    <Dialog
      open={open}
      onOpenChange={(_, details) => {
        if (!busy) onOpenChange(false, details)
      }}
      role="alertdialog"
      size="small"
      className="inlay-ConfirmDialog"
      closeButton={false}
      title={title}
      description={children}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button
            data-autofocus=""
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onOpenChange(false, { reason: 'cancelled' })
            }}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {error === undefined ? confirmLabel : t('tryAgain')}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
    </Dialog>
  )
}
