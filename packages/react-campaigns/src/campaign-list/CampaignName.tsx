import { forwardRef, useRef } from 'react'
import { characterCount } from '@inlay/sdk-core'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { CardLink, InlineEdit, Tooltip, type InlineEditHandle } from '@inlay/sdk-core/ui'
import { campaignsDestinations } from '../destinations'
import { campaignListMessages } from './messages'
import type { RenameResult } from './use-rename-campaign'

export interface CampaignNameProps {
  readonly campaign: Campaign
  /** Saves the new name of a campaign that is called as it is given. */
  readonly onRename: (campaign: Campaign, name: string) => Promise<RenameResult>
}

/** The name of a card, which leads to the campaign, and the field that takes its place while it is renamed. */
export const CampaignName = forwardRef<InlineEditHandle, CampaignNameProps>(function CampaignName(
  { campaign, onRename },
  ref,
) {
  const t = useMessages(campaignListMessages)
  // What the person saw when they began: what is read again while they type must not pass for it.
  const from = useRef(campaign)
  const save = async (name: string) => {
    const result = await onRename(from.current, name)
    if (result.ok || result.givenUp) return result
    if (result.theirs) from.current = result.theirs
    return { ...result, theirs: result.theirs?.name }
  }
  return (
    <InlineEdit
      handle={ref}
      className="inlay-CampaignCard-name"
      value={campaign.name}
      label={t('nameLabel')}
      check={(name) => {
        if (name === '') return t('nameMissing')
        return characterCount(name) > longestCampaignName ? t('nameTooLong', { most: longestCampaignName }) : undefined
      }}
      onSave={save}
      onEditingChange={(editing) => {
        if (editing) from.current = campaign
      }}
      display={
        <Tooltip text={campaign.name} whenCut placement="top">
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
