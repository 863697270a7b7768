import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Dialog, classNames } from '@inlay/sdk-core/ui'
import { createAudienceMessages } from './messages'

export interface ImportDialogProps {
  readonly className?: string | undefined
  readonly title: string
  readonly children: ReactNode
  readonly busy: boolean
  /** Why nothing can be imported now. */
  readonly disabledReason: string | undefined
  /** There is nothing to be imported at all: then there is no button for it. */
  readonly canImport: boolean
  readonly onImport: () => void
  readonly onClose: () => void
}

/** The frame of what brings rows into a list from somewhere else. */
export const ImportDialog = forwardRef<HTMLDialogElement, ImportDialogProps>(function ImportDialog(
  { className, title, children, busy, disabledReason, canImport, onImport, onClose },
  ref,
) {
  const t = useMessages(createAudienceMessages)
  return (
    <Dialog
      ref={ref}
      open
      className={classNames('inlay-ImportDialog', className)}
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(canImport ? 'cancel' : 'close')}</Button>
          {canImport && (
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('importing')}
              disabledReason={disabledReason}
              onClick={onImport}
            >
              {t('import')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
})
