import { useState } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { EmptyState, ErrorState, useFailureText } from '@inlay/sdk-core/ui'
import { LeadFacts } from './LeadFacts'
import { MarkedPlaces } from './MarkedPlaces'
import { messageWizardMessages } from './messages'
import { PeopleNav, PersonHead } from './PersonHead'
import { personDetail } from './person-words'
import type { MessageWork } from './use-message-work'
import type { Samples } from './use-samples'
import { WaitingLines } from './WaitingLines'

export interface SampleViewProps {
  readonly work: MessageWork
  readonly samples: Samples
  readonly rows: readonly Artifact[]
  /** The templates were changed after these were made. */
  readonly isOld: boolean
  readonly onRetry: () => void
}

/** What a contact would get in the step that is open, why, and what is known of that contact. */
export function SampleView({ work, samples, rows, isOld, onRetry }: SampleViewProps) {
  const t = useMessages(messageWizardMessages)
  const failureText = useFailureText()
  const [at, setAt] = useState(0)
  const { sequences } = samples
  const place = Math.min(at, Math.max(0, sequences.length - 1))
  const sequence = sequences[place]
  const sample = sequence?.samples[work.openStep]
  const row = sequence && rows.find(({ id }) => id === sequence.rowId)
  const { subject, templates } = work.asSent(work.drafting.draft)
  if (samples.error) {
    return (
      <ErrorState size="compact" headingLevel={3} title={t('samplesFailed')} onRetry={onRetry}>
        {failureText(samples.error)}
      </ErrorState>
    )
  }
  if (samples.isLoading) return <WaitingLines label={t('sampling')} />
  if (!sequence) {
    return (
      <EmptyState size="compact" headingLevel={3} title={t('noSamples')}>
        {t('noSamplesHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <PeopleNav title={t('preview')} at={place} count={sequences.length} onGo={setAt} />
      {isOld && <p className="inlay-MessageWizard-old">{t('samplesOld')}</p>}
      {sample && (
        <>
          <article className="inlay-MessageWizard-message">
            <PersonHead name={sequence.name} detail={row && personDetail(row)} step={work.open.label} />
            {sample.subject !== undefined && (
              <p className="inlay-MessageWizard-messageSubject" dir="auto">
                <MarkedPlaces text={sample.subject} fields={work.fields} />
              </p>
            )}
            <p className="inlay-MessageWizard-messageText" dir="auto">
              <MarkedPlaces text={sample.text} fields={work.fields} />
            </p>
          </article>
          <section className="inlay-MessageWizard-why">
            <h4>{t('why')}</h4>
            <p dir="auto">{sample.reasoning}</p>
          </section>
        </>
      )}
      {row && (
        <LeadFacts
          row={row}
          name={sequence.name}
          fields={work.fields}
          templates={[subject, ...templates.map(({ content }) => content)]}
        />
      )}
    </>
  )
}
