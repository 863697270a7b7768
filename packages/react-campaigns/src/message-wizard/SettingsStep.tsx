import { useRef } from 'react'
import { longestInstructions, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { WholeTableRows } from '@inlay/sdk-core/table'
import { Button, TextArea } from '@inlay/sdk-core/ui'
import { LivePreview } from './LivePreview'
import { isBlankText } from './message-draft'
import { messageWizardMessages } from './messages'
import { RestoredBanner } from './RestoredBanner'
import { SequenceEditor } from './SequenceEditor'
import { SubjectField } from './SubjectField'
import type { MessageWork } from './use-message-work'
import { useOwnUndo } from './use-own-undo'
import { WizardFields } from './WizardFields'

export interface SettingsStepProps {
  readonly work: MessageWork
  readonly contacts: WholeTableRows<Artifact>
}

/** What the messages are to say: the goal, the subject line, and a text for each step. */
export function SettingsStep({ work, contacts }: SettingsStepProps) {
  const t = useMessages(messageWizardMessages)
  const { drafting, writing, open, type } = work
  const { goal } = drafting.draft
  const isBlank = isBlankText(open.content)
  const failure = writing.failure(open.id)
  const fields = useOwnUndo<HTMLDivElement>()
  const goalField = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="inlay-MessageWizard-columns">
      <WizardFields work={work} fieldsRef={fields}>
        <RestoredBanner drafting={drafting} onDiscard={() => goalField.current?.focus()} />
        <TextArea
          ref={goalField}
          data-autofocus=""
          label={t('goal')}
          hint={t('goalHint')}
          required
          minRows={2}
          maxRows={6}
          placeholder={t('goalPlaceholder')}
          maxLength={longestInstructions}
          value={goal}
          onValueChange={(next) => drafting.change((draft) => ({ ...draft, goal: next }))}
        />
        {type === 'email' && <SubjectField work={work} />}
        <SequenceEditor
          work={work}
          stepTools={drafting.isEdit ? 'disabled' : 'enabled'}
          error={isBlank && failure ? t(failure === 'offline' ? 'unwrittenOffline' : 'templateEmpty') : undefined}
          actions={
            <Button
              size="compact"
              busy={writing.isWriting(open.id)}
              busyLabel={t('writing')}
              disabledReason={isBlank ? (isBlankText(goal) ? t('sampleNeedsGoal') : undefined) : t('sampleHasContent')}
              onClick={() => void writing.writeStep(open.id)}
            >
              {t('sample')}
            </Button>
          }
        />
      </WizardFields>
      <LivePreview work={work} contacts={contacts} />
    </div>
  )
}
