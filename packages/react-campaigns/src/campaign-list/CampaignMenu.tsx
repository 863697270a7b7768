import type { ReactNode } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { IconButton, Menu, MenuItem, MenuLine } from '@inlay/sdk-core/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { campaignListMessages } from './messages'

export interface CampaignMenuProps {
  readonly campaign: Campaign
  readonly onRename: () => void
  readonly onDelete: () => void
  /** Items of the host's own, above the line. */
  readonly children?: ReactNode
}

/** What can be done with one campaign. */
export function CampaignMenu({ campaign, onRename, onDelete, children }: CampaignMenuProps) {
  const t = useMessages(campaignListMessages)
  const label = t('actions', { name: campaign.name })
  return (
    <Menu placement="bottom-end" trigger={<IconButton icon={Ellipsis} label={label} size="compact" />}>
      <MenuItem icon={Pencil} onSelect={onRename}>
        {t('rename')}
      </MenuItem>
      {children}
      <MenuLine />
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
