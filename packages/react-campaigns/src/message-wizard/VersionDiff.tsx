import { useEffect, useRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, VisuallyHidden } from '@inlay/sdk-core/ui'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import { messageWizardMessages } from './messages'
import { wordDiff } from './word-diff'

export interface VersionDiffProps {
  readonly step: string
  readonly before: string
  readonly after: string
  readonly onRestore: () => void
}

/** What became of the text of a step. */
export function VersionDiff({ step, before, after, onRestore }: VersionDiffProps) {
  const t = useMessages(messageWizardMessages)
  const isSame = before === after
  const section = useRef<HTMLElement>(null)
  // It was asked for, and comes below what may be all that there is room for.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className="inlay-MessageWizard-diff">
      <h4>{t('compared', { step })}</h4>
      {isSame ? (
        <p>{t('unchanged')}</p>
      ) : (
        <>
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
          <Button size="compact" onClick={onRestore}>
            {t('restore')}
          </Button>
        </>
      )}
    </section>
  )
}
