import { useMemo } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { DataTable, type TableColumn } from '@inlay/sdk-core/table'
import { EmptyState } from '@inlay/sdk-core/ui'
import { artifactColumns } from '../campaign-detail/artifact-columns'
import { audienceMessages } from '../campaign-detail/audience-messages'
import { fieldMessages } from '../campaign-detail/field-messages'
import { smartQueryMessages } from './messages'
import type { Preview } from './use-preview'

const accountFields = ['name', 'industry', 'employee_count', 'company_city', 'company_country']
const contactFields = ['name', 'title', 'organization_name', 'email']
const artifactId = ({ id }: Artifact) => id

/** The accounts and the contacts that a preview has found so far. */
export function PreviewTables({ preview }: { readonly preview: Preview }) {
  const t = useMessages(smartQueryMessages)
  const words = useMessages(audienceMessages)
  const accounts = usePreviewColumns(accountFields)
  const contacts = usePreviewColumns(contactFields)
  const isMaking = preview.state === 'making'
  // What an earlier preview found is on its way out.
  const isToCome = isMaking && preview.progress === undefined
  const shown = (rows: Preview['accounts']) => {
    if (isToCome) return { rows: [], status: 'loading' } as const
    const isStillEmpty = isMaking && rows.table.rows.length === 0
    return { ...rows.table, ...(isStillEmpty ? { status: 'loading' as const } : {}) }
  }
  return (
    <div className="inlay-SmartQuery-tables" aria-busy={isMaking}>
      <div className="inlay-SmartQuery-table">
        <h3 className="inlay-SmartQuery-tableTitle">{words('accounts')}</h3>
        <DataTable
          label={t('previewAccounts')}
          rowId={artifactId}
          columns={accounts}
          density="compact"
          {...shown(preview.accounts)}
        />
      </div>
      <div className="inlay-SmartQuery-table">
        <h3 className="inlay-SmartQuery-tableTitle">{words('contacts')}</h3>
        <DataTable
          label={t('previewContacts')}
          rowId={artifactId}
          columns={contacts}
          density="compact"
          emptyState={<EmptyState size="compact" headingLevel={3} title={t('noContacts')} />}
          {...shown(preview.contacts)}
        />
      </div>
    </div>
  )
}

function usePreviewColumns(fields: readonly string[]): readonly TableColumn<Artifact>[] {
  const label = useMessages(fieldMessages)
  const t = useMessages(audienceMessages)
  return useMemo(
    () =>
      artifactColumns({ fields, sampleOf: () => undefined, label, absent: t('unnamed'), isEditable: false }).map(
        (column) => ({ ...column, width: column.id === 'name' || column.id === 'title' ? 180 : 140 }),
      ),
    [fields, label, t],
  )
}
