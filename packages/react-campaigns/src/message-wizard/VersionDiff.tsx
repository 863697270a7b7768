import { useEffect, useRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, VisuallyHidden } from '@inlay/sdk-core/ui'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import { messageWizardMessages } from './messages'
import { wordDiff } from './word-diff'

export interface VersionDiffProps {
  readonly step: string
  readonly before: MessageVersion
  readonly after: MessageVersion
  readonly onRestore: () => void
}

export interface MessageVersion {
  /** Of e-mails. */
  readonly subject: string
  readonly text: string
}

/** What became of the text of a step, or of the subject line above all of them. */
export function VersionDiff({ step, before, after, onRestore }: VersionDiffProps) {
  const t = useMessages(messageWizardMessages)
  const isTextSame = before.text === after.text
  const isSubjectSame = before.subject === after.subject
  const section = useRef<HTMLElement>(null)
  // It was asked for, and comes below what may be all that there is room for.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className="inlay-MessageWizard-diff">
      {!isSubjectSame && (
        <>
          <h4>{t('compared', { step: t('inSubject') })}</h4>
          <WordChanges before={before.subject} after={after.subject} />
        </>
      )}
      <h4>{t('compared', { step })}</h4>
      {isTextSame ? <p>{t('unchanged')}</p> : <WordChanges before={before.text} after={after.text} />}
      <Button size="compact" onClick={onRestore}>
        {t('restore')}
      </Button>
    </section>
  )
}

function WordChanges({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useMessages(messageWizardMessages)
  return (
    <p dir="auto">
      {keyedEntries(wordDiff(before, after)).map(({ key, entry: { kind, text } }) =>
        kind === 'same' ? (
          text
        ) : kind === 'gone' ? (
          <del key={key}>
            <VisuallyHidden>{t('gone')}</VisuallyHidden>
            {text}
          </del>
        ) : (
          <ins key={key}>
            <VisuallyHidden>{t('came')}</VisuallyHidden>
            {text}
          </ins>
        ),
      )}
    </p>
  )
}
