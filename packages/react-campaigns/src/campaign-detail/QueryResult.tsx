import { useEffect, useMemo, useRef } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { DataTable } from '@inlay/sdk-core/table'
import { EmptyState } from '@inlay/sdk-core/ui'
import { artifactColumns } from './artifact-columns'
import { knownFields } from './artifact-fields'
import { audienceMessages } from './audience-messages'
import { fieldMessages } from './field-messages'
import { insightMessages } from './insight-messages'

export interface QueryResultProps {
  readonly artifactType: ArtifactType
  readonly rows: readonly Artifact[]
  /** How many there are, those included that are over the limit. */
  readonly total: number
  /** Each time that there are others to be seen. */
  readonly onShow: (element: HTMLElement | null) => void
}

const rowId = ({ id }: Artifact) => id

/** The rows that a query has given. */
export function QueryResult({ artifactType, rows, total, onShow }: QueryResultProps) {
  const t = useMessages(insightMessages)
  const words = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const columns = useMemo(() => {
    const known = knownFields(artifactType)
    const fields = known.add(rows)
    return artifactColumns({ fields, sampleOf: known.sampleOf, label, absent: words('unnamed'), isEditable: false })
  }, [artifactType, label, rows, words])
  const section = useRef<HTMLElement>(null)
  useEffect(() => onShow(section.current), [onShow, rows])
  return (
    <section ref={section} className="inlay-QueryDialog-result" aria-label={t('result')}>
      <DataTable
        label={t('result')}
        rowId={rowId}
        rows={rows}
        columns={columns}
        density="compact"
        footer={total > rows.length ? t('resultCount', { shown: rows.length, total }) : undefined}
        emptyState={<EmptyState size="compact" headingLevel={3} title={t('noRows')} />}
      />
    </section>
  )
}
