import { useMessages } from '@inlay/sdk-core/react'
import { Button, Icon } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { createAudienceMessages } from '../messages'
import { hasIdentity } from './column-targets'
import { mostColumns, obstacleOf, type UploadEntry } from './upload-entry'

export interface EntrySummaryProps {
  readonly entry: UploadEntry
  readonly onReview: () => void
}

/** What is known of a file before it goes: what its columns become, or why it cannot go. */
export function EntrySummary({ entry, onReview }: EntrySummaryProps) {
  const t = useMessages(createAudienceMessages)
  const { artifactType, file, reading, targets } = entry
  const obstacle = obstacleOf(entry)
  if (obstacle === 'reading') return <p className="inlay-AudienceUpload-facts">{t('reading')}</p>
  if (reading.status !== 'ready') return <Problem text={t('unreadable')} />
  const { headers } = reading.preview
  if (obstacle === 'columns') {
    return <Problem text={t('tooManyColumns', { count: headers.length, most: mostColumns })} />
  }
  const countOf = (kind: 'extra' | 'left-out') => targets.filter((target) => target.kind === kind).length
  const isOfContacts = artifactType === 'contact'
  return (
    <>
      <p className="inlay-AudienceUpload-facts">
        <span>
          {t('columns', {
            kind: t(isOfContacts ? 'contacts' : 'accounts'),
            count: headers.length,
            extra: countOf('extra'),
            left: countOf('left-out'),
          })}
        </span>
        <Button variant="link" size="compact" aria-label={t('review', { name: file.name })} onClick={onReview}>
          {t('reviewShort')}
        </Button>
      </p>
      {obstacle === 'no-rows' && <Problem text={t('noRows')} />}
      {obstacle === undefined && !hasIdentity(artifactType, targets) && (
        <Problem tone="warning" text={t(isOfContacts ? 'noIdentityContacts' : 'noIdentityAccounts')} />
      )}
    </>
  )
}

function Problem({ text, tone = 'danger' }: { readonly text: string; readonly tone?: 'danger' | 'warning' }) {
  return (
    <p className="inlay-AudienceUpload-problem" data-tone={tone}>
      <Icon icon={TriangleAlert} size={14} />
      <span>{text}</span>
    </p>
  )
}
