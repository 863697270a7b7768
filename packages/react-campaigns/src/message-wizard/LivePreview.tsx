import { useMemo, useState } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { WholeTableRows } from '@inlay/sdk-core/table'
import { EmptyState, ErrorState } from '@inlay/sdk-core/ui'
import { FilledText } from './FilledText'
import { LeadFacts } from './LeadFacts'
import { isBlankText } from './message-draft'
import { unsentOrAll } from './message-reach'
import { messageWizardMessages } from './messages'
import { PeopleNav, PersonHead } from './PersonHead'
import { personDetail, personName } from './person-words'
import type { MessageWork } from './use-message-work'
import { WaitingLines } from './WaitingLines'

/** People whose fields are tried. */
const mostPeople = 20

/** The step that is open, with the fields of a contact in it, beside what else is known of that one. */
export function LivePreview({
  work,
  contacts,
}: {
  readonly work: MessageWork
  readonly contacts: WholeTableRows<Artifact>
}) {
  const t = useMessages(messageWizardMessages)
  const [at, setAt] = useState(0)
  const people = useMemo(() => unsentOrAll(contacts.rows, work.type).slice(0, mostPeople), [contacts.rows, work.type])
  const place = Math.min(at, Math.max(0, people.length - 1))
  const row = people[place]
  const { subject, templates } = work.asSent(work.drafting.draft)
  const text = templates[work.openStep]?.content ?? ''
  return (
    <div className="inlay-MessageWizard-side">
      <PeopleNav title={t('preview')} at={place} count={people.length} onGo={setAt} />
      {row ? (
        <>
          <article className="inlay-MessageWizard-message">
            <PersonHead name={personName(row)} detail={personDetail(row)} step={work.open.label} />
            {work.type === 'email' && work.openStep === 0 && !isBlankText(subject) && (
              <p className="inlay-MessageWizard-messageSubject" dir="auto">
                <FilledText template={subject} row={row} fields={work.fields} />
              </p>
            )}
            <p className="inlay-MessageWizard-messageText" dir="auto" data-blank={isBlankText(text) ? '' : undefined}>
              {isBlankText(text) ? t('blankStep') : <FilledText template={text} row={row} fields={work.fields} />}
            </p>
          </article>
          <LeadFacts
            row={row}
            name={personName(row)}
            fields={work.fields}
            templates={[subject, ...templates.map(({ content }) => content)]}
          />
        </>
      ) : contacts.status === 'ready' ? (
        <EmptyState size="compact" headingLevel={4} title={t('nobody')} />
      ) : contacts.status === 'failed' ? (
        <ErrorState size="compact" headingLevel={4} title={t('contactsFailed')} onRetry={contacts.onRetry}>
          {contacts.failure}
        </ErrorState>
      ) : (
        <WaitingLines label={t('loadingContacts')} />
      )}
    </div>
  )
}
