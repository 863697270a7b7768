import type { ReactNode } from 'react'
import { deleteCampaign, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { IconButton, Menu, MenuItem, MenuLine } from '@inlay/sdk-core/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { campaignListMessages } from './messages'

export interface CampaignMenuProps {
  readonly campaign: Campaign
  /** A name given before is on its way. */
  readonly saving: boolean
  readonly onRename: () => void
  readonly onDelete: () => void
  /** Items of the host's own, above the line. */
  readonly children?: ReactNode
}

/** What can be done with one campaign, as far as the backend can do it. */
export function CampaignMenu({ campaign, saving, onRename, onDelete, children }: CampaignMenuProps) {
  const t = useMessages(campaignListMessages)
  const canRename = useSupports(updateCampaign) !== false
  const canDelete = useSupports(deleteCampaign) !== false
  if (!canRename && !canDelete && !children) return null
  const label = t('actions', { name: campaign.name })
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon={Ellipsis} label={label} size="compact" tooltipPlacement="top" />}
    >
      {canRename && (
        <MenuItem icon={Pencil} disabledReason={saving ? t('renameUnderWay') : undefined} onSelect={onRename}>
          {t('rename')}
        </MenuItem>
      )}
      {children}
      {canDelete && (
        <>
          {(canRename || children) && <MenuLine />}
          <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
