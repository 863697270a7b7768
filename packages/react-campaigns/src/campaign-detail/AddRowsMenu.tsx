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
  const disabledReason = isBusy ? t('busy') : undefined
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon={Plus} chevron busy={loading} busyLabel={t('opening')}>
          {t('addRows')}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} disabledReason={disabledReason} onSelect={begin.csv}>
        {t('uploadCsv')}
      </MenuItem>
      <MenuItem icon={Building2} disabledReason={disabledReason} onSelect={begin.crm}>
        {t('fromCrm')}
      </MenuItem>
      <MenuItem icon={UsersRound} disabledReason={disabledReason} onSelect={begin.campaign}>
        {t('fromCampaign')}
      </MenuItem>
    </Menu>
  )
}
