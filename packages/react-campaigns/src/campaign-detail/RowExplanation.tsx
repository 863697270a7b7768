import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button, CopyButton, useFailureText } from '@inlay/sdk-core/ui'
import { Sparkles } from 'lucide-react'
import { insightMessages } from './insight-messages'
import { useExplanation } from './use-explanation'

export interface RowExplanationProps {
  readonly row: Artifact
  readonly artifactType: ArtifactType
  /** What of it is explained. */
  readonly fields: readonly string[]
}

/** Explains in words what is known of a row, once somebody asks for it. */
export function RowExplanation({ row, artifactType, fields }: RowExplanationProps) {
  const t = useMessages(insightMessages)
  const failureText = useFailureText()
  const { isThere, text, error, pending, ask } = useExplanation()
  if (!isThere) return null
  const payload = Object.fromEntries(fields.map((field) => [field, row[field]]))
  const context = artifactType === 'contact' ? t('aboutContact') : t('aboutAccount')
  return (
    <section className="inlay-RowDrawer-section" aria-label={t('explanation')}>
      {text !== undefined && (
        <>
          <div className="inlay-RowExplanation-head">
            <h3>{t('explanation')}</h3>
            <CopyButton text={text} size="compact" label={t('copyExplanation')} />
          </div>
          <p className="inlay-RowExplanation-text" role="status" dir="auto">
            {text}
          </p>
        </>
      )}
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {t('explainFailed', { reason: failureText(error) })}
        </Banner>
      )}
      <div>
        <Button
          size="compact"
          icon={Sparkles}
          busy={pending}
          busyLabel={t('explaining')}
          onClick={() => void ask(payload, context)}
        >
          {t(text === undefined ? 'explain' : 'explainAgain')}
        </Button>
      </div>
    </section>
  )
}
