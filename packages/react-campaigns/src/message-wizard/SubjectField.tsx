import { useId, useMemo, useRef, useState } from 'react'
import { longestSubjectLine } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { fieldMessages } from '../campaign-detail/field-messages'
import { CopyWarnings } from './CopyWarnings'
import { withoutNaming, type Naming } from './field-completion'
import { FieldText, type FieldTextHandle } from './FieldText'
import { isBlankText, withSubject } from './message-draft'
import { fieldGaps } from './message-reach'
import { messageWizardMessages } from './messages'
import { placeholderFaults, withBracketedFields } from './placeholder-faults'
import { shownValue } from './shown-value'
import { subjectWarnings } from './subject-warnings'
import type { MessageWork } from './use-message-work'
import { subjectPlace } from './use-write-copy'

export interface SubjectFieldProps {
  readonly work: MessageWork
  /** It is not written by itself any more. @default false */
  readonly required?: boolean | undefined
  readonly error?: string | undefined
}

/** The subject line of the first e-mail, to be typed or to be written. */
export function SubjectField({ work, required = false, error }: SubjectFieldProps) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  const notify = useNotify()
  const warningsId = useId()
  const text = useRef<FieldTextHandle>(null)
  const withdrawUndo = useRef<() => void>(undefined)
  const { drafting, writing, fields, reach } = work
  const { subject, subjectFor, goal } = drafting.draft
  const sent = withBracketedFields(subject, fields.list, fields.sender)
  const { faults, long } = useMemo(
    () => subjectWarnings(sent, reach.people, (row, field) => shownValue(row, field, label)),
    [sent, reach.people, label],
  )
  const [naming, setNaming] = useState<Naming>()
  const isWriting = writing.isWriting(subjectPlace)
  const failure = isBlankText(subject) ? writing.failure(subjectPlace) : undefined
  const unwritten = failure && t(failure === 'offline' ? 'unwrittenOffline' : 'subjectUnwritten')
  const setSubject = (next: string, writtenFor?: string) =>
    drafting.change((draft) => withSubject(draft, next, writtenFor))

  async function write() {
    const isWritten = await writing.writeSubject()
    if (isBlankText(subject)) return
    if (drafting.now().subject === subject) {
      if (isWritten) notify({ tone: 'info', text: t('sameSubject') })
      return
    }
    withdrawUndo.current = notify({
      tone: 'success',
      text: t('rewritten'),
      action: { label: t('undo'), run: () => setSubject(subject, subjectFor) },
    })
  }
  return (
    <div className="inlay-MessageWizard-subject">
      <FieldText
        ref={text}
        label={t('subject')}
        required={required}
        error={error ?? unwritten}
        lines="one"
        value={subject}
        onValueChange={(next) => {
          // What is typed now is not to be lost by what would undo the text before it.
          withdrawUndo.current?.()
          setSubject(next)
        }}
        onNaming={setNaming}
        fields={fields}
        placeholder={required ? undefined : t('subjectPlaceholder')}
        describedBy={warningsId}
        maxLength={longestSubjectLine}
        end={
          <Button
            variant="link"
            size="compact"
            busy={isWriting}
            busyLabel={t('writing')}
            aria-label={isBlankText(subject) || isWriting ? undefined : t('writeSubjectAgain')}
            disabledReason={isBlankText(goal) ? t('sampleNeedsGoal') : undefined}
            onClick={() => void write()}
          >
            {t(isBlankText(subject) ? 'write' : 'writeAgain')}
          </Button>
        }
      />
      <CopyWarnings
        id={warningsId}
        faults={faults}
        long={long}
        placeholders={placeholderFaults(withoutNaming(subject, naming), fields.list, fields.sender)}
        gaps={fieldGaps(sent, fields.names, reach)}
        onNameField={(placeholder, field) => text.current?.nameField(placeholder, field)}
        onSelect={(placeholder) => text.current?.select(placeholder)}
      />
    </div>
  )
}
