import { forwardRef } from 'react'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { CardLink, InlineEdit, Tooltip, type InlineEditHandle, type InlineEditResult } from '@inlay/sdk-core/ui'
import { campaignsDestinations } from '../destinations'
import { campaignListMessages } from './messages'

export interface CampaignNameProps {
  readonly campaign: Campaign
  /** Saves the new name. */
  readonly onRename: (name: string) => Promise<InlineEditResult>
}

/** The name of a card, which leads to the campaign, and the field that takes its place while it is renamed. */
export const CampaignName = forwardRef<InlineEditHandle, CampaignNameProps>(function CampaignName(
  { campaign, onRename },
  ref,
) {
  const t = useMessages(campaignListMessages)
  return (
    <InlineEdit
      handle={ref}
      className="inlay-CampaignCard-name"
      value={campaign.name}
      label={t('nameLabel')}
      check={(name) => {
        if (name === '') return t('nameMissing')
        return name.length > longestCampaignName ? t('nameTooLong', { most: longestCampaignName }) : undefined
      }}
      onSave={onRename}
      display={
        <Tooltip text={campaign.name} whenCut>
          <h2 className="inlay-CampaignCard-title">
            <CardLink to={campaignsDestinations.detail({ campaignId: campaign.campaignId })}>
              <bdi>{campaign.name}</bdi>
            </CardLink>
          </h2>
        </Tooltip>
      }
    />
  )
})
