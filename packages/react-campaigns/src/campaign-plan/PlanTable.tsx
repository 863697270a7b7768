import { useMemo, useState } from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { DataTable, type TableOrder, type UseRows } from '@inlay/sdk-core/table'
import { Button, EmptyState } from '@inlay/sdk-core/ui'
import { artifactColumns } from '../campaign-detail/artifact-columns'
import { knownFields } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { planMessages } from './messages'
import { dayColumn, planColumns } from './plan-columns'

export interface PlanTableProps {
  readonly artifactType: ArtifactType
  readonly rows: UseRows<Artifact>
  readonly search: string
  readonly onClearSearch: () => void
  /** Leads to what could be asked. */
  readonly onSeePrompts: () => void
  readonly openRow: string | undefined
  readonly onOpenRow: (rowId: string) => void
  readonly onOrderChange: (order: TableOrder) => void
}

const rowId = ({ id }: Artifact) => id
const rowName = ({ name, email }: Artifact) => name ?? email ?? ''
const firstView = { groupBy: dayColumn, sort: [{ columnId: 'create_date', direction: 'desc' }] } as const

/** Who was found on which day, the last day first. */
export function PlanTable({
  artifactType,
  rows,
  search,
  onClearSearch,
  onSeePrompts,
  openRow,
  onOpenRow,
  onOrderChange,
}: PlanTableProps) {
  const t = useMessages(planMessages)
  const label = useMessages(fieldMessages)
  const { locale } = useInlay()
  const [known] = useState(() => knownFields(artifactType))
  const fields = useMemo(() => known.add(rows.table.rows), [known, rows.table.rows])
  const columns = useMemo(() => {
    const all = artifactColumns({ fields, sampleOf: known.sampleOf, label, absent: t('unnamed'), isEditable: false })
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    return planColumns(all, artifactType, {
      dayOf: (date) => days.format(new Date(date)),
      createdOn: (date) => t('createdOn', { date }),
      noDate: t('noDate'),
      created: t('created'),
    })
  }, [artifactType, fields, known, label, locale, t])
  const isOfContacts = artifactType === 'contact'
  return (
    <DataTable
      {...rows.table}
      className="inlay-PlanTable"
      label={t(isOfContacts ? 'contacts' : 'accounts')}
      rowId={rowId}
      rowName={rowName}
      columns={columns}
      defaultView={firstView}
      currentRow={openRow}
      onRowOpen={({ id }) => onOpenRow(id)}
      onOrderChange={onOrderChange}
      canDownload={false}
      emptyState={
        search === '' ? (
          <EmptyState
            size="compact"
            title={t(isOfContacts ? 'noContacts' : 'noAccounts')}
            action={<Button onClick={onSeePrompts}>{t('seePrompts')}</Button>}
          >
            {t(isOfContacts ? 'noContactsHint' : 'noAccountsHint')}
          </EmptyState>
        ) : (
          <EmptyState
            size="compact"
            title={t('noResults')}
            action={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
          >
            {t('noResultsHint', { search })}
          </EmptyState>
        )
      }
    />
  )
}
