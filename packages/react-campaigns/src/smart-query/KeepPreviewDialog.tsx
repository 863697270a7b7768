import { useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Dialog, DialogFootStart } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { smartQueryMessages } from './messages'

export interface KeepPreviewDialogProps {
  readonly name: string
  readonly onGoOn: () => void
  /** Both answer whether it worked: then it closes with the wizard. */
  readonly onKeep: () => Promise<boolean>
  readonly onDelete: () => Promise<boolean>
}

/** Asks what is to become of a preview that no audience was made of. */
export function KeepPreviewDialog({ name, onGoOn, onKeep, onDelete }: KeepPreviewDialogProps) {
  const t = useMessages(smartQueryMessages)
  const [doing, setDoing] = useState<'keep' | 'delete'>()

  async function run(what: 'keep' | 'delete', act: () => Promise<boolean>) {
    if (doing !== undefined) return
    setDoing(what)
    if (!(await act())) setDoing(undefined)
  }
  const goOn = () => {
    if (doing === undefined) onGoOn()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      closeButton={false}
      className="inlay-KeepPreview"
      title={t('keepTitle', { name: isolatedText(name) })}
      description={t('keepHint')}
      onOpenChange={goOn}
      footer={
        <>
          <DialogFootStart>
            <Button variant="ghost" aria-disabled={doing !== undefined || undefined} onClick={goOn}>
              {t('goOn')}
            </Button>
          </DialogFootStart>
          <Button busy={doing === 'delete'} busyLabel={t('deleting')} onClick={() => void run('delete', onDelete)}>
            {t('delete')}
          </Button>
          <Button
            variant="primary"
            data-autofocus=""
            busy={doing === 'keep'}
            busyLabel={t('keeping')}
            onClick={() => void run('keep', onKeep)}
          >
            {t('keep')}
          </Button>
        </>
      }
    />
  )
}
