import { getAudienceListCode, type ArtifactType, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { Button, IconButton, LinkButton, Menu, MenuItem, MenuLine, tooltipAttributes } from '@inlay/sdk-core/ui'
import { Code, Download, Ellipsis, Sparkles, UserRoundSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { campaignsDestinations } from '../destinations'
import { ScheduleButton } from '../schedule/ScheduleButton'
import { CampaignTitle } from './CampaignTitle'
import { FailedRowsItems } from './FailedRowsItems'
import { insightMessages } from './insight-messages'
import { campaignDetailMessages } from './messages'
import { QueryDialog } from './QueryDialog'
import { RestoreItem } from './RestoreItem'
import type { CampaignWork } from './use-campaign-work'
import { useCheckForLeads } from './use-check-for-leads'
import { useDownloadArtifacts } from './use-download-artifacts'

export interface CampaignHeaderProps {
  readonly campaign: Campaign
  readonly work: CampaignWork
  /** The rows that are shown. */
  readonly artifactType: ArtifactType
  /** Stand before the menu of the others. */
  readonly actions?: ReactNode
}

/** The way back, the name of a campaign edited in place, and what can be done with all of it. */
export function CampaignHeader({ campaign, work, artifactType, actions }: CampaignHeaderProps) {
  const t = useMessages(campaignDetailMessages)
  const insight = useMessages(insightMessages)
  const checkForLeads = useCheckForLeads(campaign.campaignId, work)
  const hasQuery = useSupports(getAudienceListCode) !== false
  const [isQueryShown, showQuery] = useState(false)
  const { download, downloading } = useDownloadArtifacts(campaign.campaignId)

  return (
    <CampaignTitle
      campaign={campaign}
      actions={
        <>
          <LinkButton icon={Sparkles} to={campaignsDestinations.plan({ campaignId: campaign.campaignId })}>
            {t('plan')}
          </LinkButton>
          {checkForLeads && (
            <Button
              className="inlay-CampaignDetail-check"
              icon={UserRoundSearch}
              {...tooltipAttributes({ text: t('checkForLeads') })}
              busy={work.preparing === 'leads'}
              busyLabel={t('checking')}
              disabledReason={work.isBusy && work.preparing !== 'leads' ? t('whileBusy') : undefined}
              onClick={checkForLeads}
            >
              {t('checkForLeads')}
            </Button>
          )}
          <ScheduleButton campaign={campaign} />
          {actions}
          <Menu placement="bottom-end" trigger={<IconButton icon={Ellipsis} label={t('more')} busy={downloading} />}>
            <MenuItem
              icon={Download}
              disabledReason={campaign.contactsCount === 0 ? t('noContactsToDownload') : undefined}
              onSelect={() => void download('contact')}
            >
              {t('downloadContacts')}
            </MenuItem>
            <MenuItem
              icon={Download}
              disabledReason={campaign.accountsCount === 0 ? t('noAccountsToDownload') : undefined}
              onSelect={() => void download('account')}
            >
              {t('downloadAccounts')}
            </MenuItem>
            <FailedRowsItems campaignId={campaign.campaignId} />
            <RestoreItem campaignId={campaign.campaignId} />
            {hasQuery && (
              <>
                <MenuLine />
                <MenuItem icon={Code} onSelect={() => showQuery(true)}>
                  {insight('viewQuery')}
                </MenuItem>
              </>
            )}
          </Menu>
          {isQueryShown && (
            <QueryDialog
              campaignId={campaign.campaignId}
              artifactType={artifactType}
              onClose={() => showQuery(false)}
            />
          )}
        </>
      }
    />
  )
}
