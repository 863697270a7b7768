import { useRef, useState, type ReactNode } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { Card, type InlineEditHandle } from '@inlay/sdk-core/ui'
import { CampaignCounters } from './CampaignCounters'
import { CampaignMenu } from './CampaignMenu'
import { CampaignName } from './CampaignName'
import { CampaignStatusBadge } from './CampaignStatusBadge'
import type { RenameResult } from './use-rename-campaign'
import { useUpdatedText } from './use-updated-text'

export interface CampaignCardProps {
  readonly campaign: Campaign
  /** Saves the new name of a campaign that is called as it is given. */
  readonly onRename: (campaign: Campaign, name: string) => Promise<RenameResult>
  readonly onDelete: (campaign: Campaign) => void
  /** Items of the host's own for the card's menu. */
  readonly menuItems?: ReactNode
}

/**
 * One campaign: what it is called, how it stands, what it has sent. All of it leads to the campaign.
 *
 * Contract: slot classes `inlay-CampaignCard`, `-head`, `-name`, `-title`, `-counters`, `-counter`,
 * `-foot`, `-updated`; `data-status`.
 */
export function CampaignCard({ campaign, onRename, onDelete, menuItems }: CampaignCardProps) {
  const name = useRef<InlineEditHandle>(null)
  const [saving, setSaving] = useState(false)
  const rename: typeof onRename = async (...renaming) => {
    setSaving(true)
    const result = await onRename(...renaming)
    setSaving(false)
    return result
  }
  const updated = useUpdatedText(campaign.updateDate)
  return (
    <Card as="li" padding="none" className="inlay-CampaignCard" data-status={campaign.status}>
      <div className="inlay-CampaignCard-head">
        <CampaignName ref={name} campaign={campaign} onRename={rename} />
        <CampaignMenu
          campaign={campaign}
          saving={saving}
          onRename={() => name.current?.edit()}
          onDelete={() => onDelete(campaign)}
        >
          {menuItems}
        </CampaignMenu>
      </div>
      <CampaignCounters campaign={campaign} />
      <div className="inlay-CampaignCard-foot">
        <CampaignStatusBadge status={campaign.status} />
        <span className="inlay-CampaignCard-updated">{updated}</span>
      </div>
    </Card>
  )
}
