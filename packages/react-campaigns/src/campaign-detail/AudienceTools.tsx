import type { ArtifactType, Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { CampaignFilters } from '../campaign-filters/CampaignFilters'
import { EnhanceMenu } from '../enhance/EnhanceMenu'
import { AddMessagesMenu } from './AddMessagesMenu'
import { audienceMessages } from './audience-messages'
import type { AudienceColumns } from './AudienceTable'
import { ColumnsPicker } from './ColumnsPicker'
import type { CampaignWork } from './use-campaign-work'

export interface AudienceToolsProps {
  readonly campaign: Campaign
  readonly artifactType: ArtifactType
  readonly columns: AudienceColumns
  readonly work: CampaignWork
  readonly total: number
  /** Rows that the filters let through; nothing while that is not known. */
  readonly shownCount: number | undefined
  readonly onColumnBegun: (field: string) => void
  readonly onAddMessages: (messageType: MessageType) => void
}

const nobody = { contact: 'nobodyToEnhance', account: 'noAccountToEnhance' } as const

/** What can be done with all contacts, or all accounts, of a campaign. */
export function AudienceTools({
  campaign,
  artifactType,
  columns,
  work,
  total,
  shownCount,
  onColumnBegun,
  onAddMessages,
}: AudienceToolsProps) {
  const t = useMessages(audienceMessages)
  const { fields, sampleOf, typeOf, isShown, show, reset } = columns
  const isOfContacts = artifactType === 'contact'
  const disabledReason = work.isBusy ? t('busy') : undefined
  return (
    <>
      {isOfContacts && (
        <>
          <ColumnsPicker fields={fields} isShown={isShown} onChange={show} onReset={reset} />
          <AddMessagesMenu isBusy={work.isBusy} contactCount={shownCount} onAdd={onAddMessages} />
        </>
      )}
      <EnhanceMenu
        campaign={campaign}
        artifactType={artifactType}
        fields={fields}
        rowCount={shownCount}
        begin={work.begin}
        onColumnBegun={onColumnBegun}
        disabledReason={disabledReason ?? (shownCount === 0 ? t(nobody[artifactType]) : undefined)}
      />
      {isOfContacts && (
        <CampaignFilters
          campaignId={campaign.campaignId}
          fields={fields}
          sampleOf={sampleOf}
          typeOf={typeOf}
          total={total}
          disabledReason={disabledReason}
        />
      )}
    </>
  )
}
