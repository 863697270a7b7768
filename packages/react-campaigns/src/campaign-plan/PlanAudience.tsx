import type { ArtifactType, Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { TableOrder } from '@inlay/sdk-core/table'
import { Button, SearchField, Tabs } from '@inlay/sdk-core/ui'
import { Download } from 'lucide-react'
import { useDownloadArtifacts } from '../campaign-detail/use-download-artifacts'
import { planMessages } from './messages'
import { PlanTable } from './PlanTable'
import type { PlanRows } from './use-plan-rows'

export interface PlanAudienceProps {
  readonly campaign: Campaign
  readonly shown: PlanRows
  readonly onSeePrompts: () => void
  readonly openRow: string | undefined
  readonly onOpenRow: (rowId: string | undefined) => void
  readonly onTypeChange: (artifactType: ArtifactType) => void
  readonly onOrderChange: (order: TableOrder) => void
}

/** Who is in the audience, while the agent fills it. */
export function PlanAudience({
  campaign,
  shown,
  onSeePrompts,
  openRow,
  onOpenRow,
  onTypeChange,
  onOrderChange,
}: PlanAudienceProps) {
  const t = useMessages(planMessages)
  const { artifactType, search, searchFor, rows } = shown
  const { download, downloading } = useDownloadArtifacts(campaign.campaignId)
  const panel = (
    <>
      <div className="inlay-PlanAudience-bar">
        <SearchField
          className="inlay-PlanAudience-search"
          size="compact"
          label={t(artifactType === 'contact' ? 'searchContacts' : 'searchAccounts')}
          placeholder={t('search')}
          value={search}
          onValueChange={searchFor}
          busy={search !== '' && rows.refreshing}
        />
        <Button size="compact" icon={Download} busy={downloading} onClick={() => void download(artifactType, search)}>
          {t('downloadCsv')}
        </Button>
      </div>
      <PlanTable
        key={artifactType}
        artifactType={artifactType}
        rows={rows}
        search={search}
        onClearSearch={() => searchFor('')}
        onSeePrompts={onSeePrompts}
        openRow={openRow}
        onOpenRow={onOpenRow}
        onOrderChange={onOrderChange}
      />
    </>
  )
  return (
    <Tabs<ArtifactType>
      className="inlay-PlanAudience"
      label={t('rows')}
      value={artifactType}
      onValueChange={onTypeChange}
      items={[
        { value: 'contact', label: t('contacts'), count: campaign.contactsCount ?? undefined, panel },
        { value: 'account', label: t('accounts'), count: campaign.accountsCount ?? undefined, panel },
      ]}
    />
  )
}
