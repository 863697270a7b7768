import { useState, type ReactNode } from 'react'
import type { Artifact, ArtifactType, Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { TableOrder, UseRows } from '@inlay/sdk-core/table'
import { SearchField } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import { AudienceTable } from './AudienceTable'
import { AudienceTools } from './AudienceTools'
import { EmptyAudience } from './EmptyAudience'
import type { TableFields } from './row-values'
import type { CampaignWork } from './use-campaign-work'
import { useVisibleColumns } from './use-visible-columns'

export interface AudiencePanelProps {
  readonly campaign: Campaign
  readonly artifactType: ArtifactType
  readonly rows: UseRows<Artifact>
  readonly work: CampaignWork
  readonly search: string
  /** The filters of the campaign leave some rows out. */
  readonly isFiltered: boolean
  /** Rows that the filters let through, whatever is searched for; nothing while that is not known. */
  readonly shownCount: number | undefined
  readonly onSearch: (search: string) => void
  /** In place of the words for an audience without rows. */
  readonly emptyState?: ReactNode
  readonly openRow: string | undefined
  readonly onOpenRow: (rowId: string) => void
  readonly onCloseRow: () => void
  readonly onOrderChange: (order: TableOrder) => void
  readonly onFieldsChange: (fields: TableFields) => void
  /** Begins an upload; nothing while there can be none. */
  readonly onUpload: (() => void) | undefined
  readonly onAddMessages: (messageType: MessageType) => void
}

/** The table of one tab with the tools above it. */
export function AudiencePanel({
  campaign,
  artifactType,
  rows,
  work,
  search,
  isFiltered,
  shownCount,
  onSearch,
  emptyState,
  openRow,
  onOpenRow,
  onCloseRow,
  onOrderChange,
  onFieldsChange,
  onUpload,
  onAddMessages,
}: AudiencePanelProps) {
  const t = useMessages(audienceMessages)
  const isOfContacts = artifactType === 'contact'
  const columns = useVisibleColumns(campaign)
  const [begunColumn, setBegunColumn] = useState<string>()
  const arrived = rows.table.rows.length
  const total = (isOfContacts ? campaign.contactsCount : campaign.accountsCount) ?? 0
  return (
    <AudienceTable
      campaignId={campaign.campaignId}
      artifactType={artifactType}
      rows={rows}
      fields={(isOfContacts ? campaign.contactFields : campaign.accountFields) ?? undefined}
      columns={isOfContacts ? columns : undefined}
      hiddenCount={isFiltered && shownCount !== undefined ? Math.max(0, total - shownCount) : 0}
      isBehind={rows.refreshing && !rows.progress && !isFiltered && search === '' && arrived < total}
      isNarrowed={search !== '' || isFiltered}
      onClearSearch={search === '' ? undefined : () => onSearch('')}
      emptyState={
        emptyState ?? (
          <EmptyAudience artifactType={artifactType} isSearched={work.state === 'PROSPECTING'} onUpload={onUpload} />
        )
      }
      openRow={openRow}
      currentColumn={begunColumn}
      onOpenRow={onOpenRow}
      onCloseRow={onCloseRow}
      onOrderChange={onOrderChange}
      onFieldsChange={onFieldsChange}
      renderToolbar={(shown) => (
        <>
          <SearchField
            className="inlay-AudienceTable-search"
            size="compact"
            label={t(isOfContacts ? 'searchContacts' : 'searchAccounts')}
            placeholder={t('search')}
            value={search}
            onValueChange={onSearch}
            busy={search !== '' && rows.refreshing}
          />
          <AudienceTools
            campaign={campaign}
            artifactType={artifactType}
            columns={shown}
            work={work}
            total={total}
            shownCount={shownCount}
            onColumnBegun={setBegunColumn}
            onAddMessages={onAddMessages}
          />
        </>
      )}
    />
  )
}
