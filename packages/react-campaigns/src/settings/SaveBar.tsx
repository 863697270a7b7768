import { useMessages } from '@inlay/sdk-core/react'
import { Button, SubmitButton, type FormScope } from '@inlay/sdk-core/ui'
import { useRef } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { settingsMessages } from './messages'
import type { SharedRecord } from './use-record-form'

export interface SaveBarProps {
  readonly form: FormScope
  readonly record: SharedRecord | undefined
  /** Somebody else's change waits for a decision. */
  readonly undecided: boolean
  readonly onDiscard: () => void
}

/**
 * At the foot of a form, and always in sight: what to do about it, and what is the case with it. The buttons stand at the
 * start, since notices come up at the end.
 */
export function SaveBar({ form, record, undecided, onDiscard }: SaveBarProps) {
  const t = useMessages(settingsMessages)
  const { dirty, busy } = form
  const save = useRef<HTMLButtonElement>(null)
  return (
    <div className="inlay-Settings-bar" data-dirty={dirty ? '' : undefined}>
      <SubmitButton
        ref={save}
        form={form}
        busyLabel={t('saving')}
        disabledReason={undecided ? t('decideFirst') : dirty || busy ? undefined : t('unchanged')}
      >
        {t('save')}
      </SubmitButton>
      {dirty && !busy && (
        <Button
          variant="ghost"
          onClick={() => {
            onDiscard()
            // This button is gone then.
            save.current?.focus()
          }}
        >
          {t('discard')}
        </Button>
      )}
      <p className="inlay-Settings-state">{stateText()}</p>
    </div>
  )

  function stateText(): string {
    if (dirty) return t('unsaved')
    if (record === undefined) return t('notSavedYet')
    const date = Date.parse(record.updateDate)
    const { updatedBy } = record
    return updatedBy ? t('changedBy', { name: isolatedText(updatedBy), date }) : t('changedAt', { date })
  }
}
