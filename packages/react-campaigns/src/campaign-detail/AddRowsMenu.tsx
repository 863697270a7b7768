import { useMessages } from '@inlay/sdk-core/react'
import { Button, Menu, MenuItem } from '@inlay/sdk-core/ui'
import { Building2, FileSpreadsheet, Plus, UsersRound } from 'lucide-react'
import type { AudienceWays } from '../create-audience/use-audience-ways'
import { campaignDetailMessages } from './messages'

export interface AddRowsMenuProps {
  readonly ways: AudienceWays
  /** Nothing can be added while the campaign is worked on. */
  readonly isBusy: boolean
}

/** The ways to bring more rows into a campaign. */
export function AddRowsMenu({ ways: { begin, loading }, isBusy }: AddRowsMenuProps) {
  const t = useMessages(campaignDetailMessages)
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button
          icon={Plus}
          chevron
          busy={loading}
          busyLabel={t('opening')}
          disabledReason={isBusy ? t('busy') : undefined}
        >
          {t('addRows')}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} onSelect={begin.csv}>
        {t('uploadCsv')}
      </MenuItem>
      <MenuItem icon={Building2} onSelect={begin.crm}>
        {t('fromCrm')}
      </MenuItem>
      <MenuItem icon={UsersRound} onSelect={begin.campaign}>
        {t('fromCampaign')}
      </MenuItem>
    </Menu>
  )
}
