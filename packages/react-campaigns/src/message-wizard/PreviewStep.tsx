import { useRef, useState } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { GitCompareArrows } from 'lucide-react'
import { blankTemplates, isBlankText, isSameDraft, withContent, withSubject } from './message-draft'
import { messageWizardMessages } from './messages'
import { SampleView } from './SampleView'
import { SequenceEditor } from './SequenceEditor'
import { SubjectField } from './SubjectField'
import type { MessageWork } from './use-message-work'
import type { Samples } from './use-samples'
import { VersionDiff } from './VersionDiff'
import { WizardFields } from './WizardFields'

export interface PreviewStepProps {
  readonly work: MessageWork
  readonly samples: Samples
  readonly rows: readonly Artifact[]
}

/** The templates beside what comes of them, to be changed until that is right. */
export function PreviewStep({ work, samples, rows }: PreviewStepProps) {
  const t = useMessages(messageWizardMessages)
  const [isCompared, compare] = useState(false)
  const { drafting, open, openStep, type } = work
  const { draft } = drafting
  const isOld = samples.of !== undefined && !isSameDraft(samples.of, draft)
  const before = isOld ? samples.of : samples.before
  const textBefore = before?.templates[openStep]?.content
  const isAsBefore = before?.subject === draft.subject && textBefore === open.content
  const fields = useRef<HTMLDivElement>(null)
  const hasBlank = blankTemplates(draft).length > 0
  const askAgain = () => samples.askAgain(drafting.now())
  return (
    <div className="inlay-MessageWizard-columns">
      <WizardFields work={work} fieldsRef={fields}>
        {type === 'email' && (
          <SubjectField work={work} required error={isBlankText(draft.subject) ? t('subjectMissing') : undefined} />
        )}
        <SequenceEditor
          work={work}
          stepTools="none"
          error={isBlankText(open.content) ? t('stepsEmpty') : undefined}
          actions={
            <Button
              size="compact"
              busy={samples.isLoading}
              busyLabel={t('regenerating')}
              disabledReason={hasBlank ? t('stepsEmpty') : undefined}
              onClick={askAgain}
            >
              {t('regenerate')}
            </Button>
          }
        />
        {before && textBefore !== undefined && !isAsBefore && (
          <>
            <Button
              variant="ghost"
              size="compact"
              icon={GitCompareArrows}
              aria-expanded={isCompared}
              onClick={() => compare(!isCompared)}
            >
              {t('compare')}
            </Button>
            {isCompared && (
              <VersionDiff
                step={open.label}
                before={{ subject: before.subject, text: textBefore }}
                after={{ subject: draft.subject, text: open.content }}
                onRestore={() => {
                  drafting.change((now) =>
                    withSubject(withContent(now, open.id, textBefore), before.subject, before.subjectFor),
                  )
                  compare(false)
                  // What was pressed goes: there is nothing left to compare.
                  fields.current?.querySelector<HTMLElement>('[role="tabpanel"] textarea')?.focus()
                }}
              />
            )}
          </>
        )}
      </WizardFields>
      <div className="inlay-MessageWizard-side">
        <SampleView work={work} samples={samples} rows={rows} isOld={isOld} onRetry={askAgain} />
      </div>
    </div>
  )
}
