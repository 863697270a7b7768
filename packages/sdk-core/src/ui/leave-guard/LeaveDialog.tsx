import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { Dialog, DialogFootStart } from '../dialog/Dialog'
import { kitMessages } from '../messages'

export type LeaveAnswer = 'stay' | 'leave' | 'save'

export interface LeaveDialogProps {
  readonly title: string | undefined
  readonly detail: ReactNode
  readonly canSave: boolean
  readonly onAnswer: (answer: LeaveAnswer) => Promise<void>
}

/** The question itself. Focus begins on Stay, so that Enter and Escape alone lose nothing. */
export function LeaveDialog({ title, detail, canSave, onAnswer }: LeaveDialogProps) {
  const t = useMessages(kitMessages)
  const there = useRef(true)
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  const give = async (answer: LeaveAnswer) => {
    if (saving) return
    setSaving(answer === 'save')
    await onAnswer(answer).finally(() => there.current && setSaving(false))
  }
  const refused = saving || undefined

  const leave = (
    <Button variant={canSave ? 'secondary' : 'danger'} aria-disabled={refused} onClick={() => void give('leave')}>
      {t(canSave ? 'leaveWithoutSaving' : 'leave')}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={() => void give('stay')}
      role="alertdialog"
      size={canSave ? 'medium' : 'small'}
      className="inlay-LeaveGuard"
      closeButton={false}
      title={title ?? t('leaveQuestion')}
      description={detail ?? t('leaveDetail')}
      footer={
        <>
          {canSave && <DialogFootStart>{leave}</DialogFootStart>}
          <Button data-autofocus="" aria-disabled={refused} onClick={() => void give('stay')}>
            {t('stay')}
          </Button>
          {canSave ? (
            <Button variant="primary" busy={saving} busyLabel={t('saving')} onClick={() => void give('save')}>
              {t('saveAndLeave')}
            </Button>
          ) : (
            leave
          )}
        </>
      }
    />
  )
}
