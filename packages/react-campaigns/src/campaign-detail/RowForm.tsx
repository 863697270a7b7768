import { useEffect, useRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { isBlankValue, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { Banner, Button, TextArea, TextField } from '@inlay/sdk-core/ui'
import { fieldLabel } from './artifact-fields'
import { audienceMessages } from './audience-messages'
import { fieldMessages } from './field-messages'
import { RowTexts } from './RowTexts'
import { fieldText } from './seniority-words'
import type { RowDraft } from './use-row-draft'

export interface RowFormProps {
  readonly id: string
  /** As it is now, with what somebody else may have changed. */
  readonly row: Artifact
  /** It is not among the rows any more. */
  readonly isGone: boolean
  readonly draft: RowDraft
  readonly onSave: () => void
}

/** The fields of a row, to be changed. */
export function RowForm({ id, row, isGone, draft, onSave }: RowFormProps) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="inlay-RowDrawer-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {isGone && (
        <Banner role="alert" tone="warning">
          {t('rowGoneTyped')}
        </Banner>
      )}
      {draft.failure !== undefined && (
        <Banner
          role="alert"
          tone={draft.contested.length > 0 ? 'warning' : 'danger'}
          action={
            draft.contested.length > 0 && (
              <Button variant="ghost" size="compact" onClick={draft.takeTheirs}>
                {t('takeTheirs')}
              </Button>
            )
          }
        >
          {draft.failure}
        </Banner>
      )}
      {draft.fields.map((field) => {
        const problem = draft.problems.get(field)
        const theirs = draft.contested.includes(field) ? theirWords(field) : undefined
        const common = {
          label: fieldLabel(field, label),
          value: draft.textOf(field),
          onValueChange: (text: string) => draft.type(field, text),
          error: problem === undefined ? undefined : t(problem),
          hint: theirs,
        }
        if (draft.kindOf(field) === 'texts') return <RowTexts key={field} {...common} />
        return draft.kindOf(field) === 'long-text' ? (
          <TextArea key={field} {...common} />
        ) : (
          <TextField key={field} {...common} />
        )
      })}
    </form>
  )

  function theirWords(field: string): string {
    const value = row[field]
    return isBlankValue(value) ? t('emptied') : t('changedTo', { value: fieldText(field, value, label) })
  }
}
