import { characterCount } from '@inlay/sdk-core'
import {
  getAudienceListCode,
  longestCampaignName,
  type ArtifactType,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import {
  Button,
  IconButton,
  InlineEdit,
  Link,
  Menu,
  MenuItem,
  MenuLine,
  Icon,
  VisuallyHidden,
  tooltipAttributes,
} from '@inlay/sdk-core/ui'
import { ArrowLeft, Code, Download, Ellipsis, UserRoundSearch } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { CampaignStatusBadge } from '../campaign-list/CampaignStatusBadge'
import { campaignListMessages } from '../campaign-list/messages'
import { useRenameCampaign } from '../campaign-list/use-rename-campaign'
import { campaignsDestinations } from '../destinations'
import { ScheduleButton } from '../schedule/ScheduleButton'
import { insightMessages } from './insight-messages'
import { campaignDetailMessages } from './messages'
import { QueryDialog } from './QueryDialog'
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
  const words = useMessages(campaignListMessages)
  const insight = useMessages(insightMessages)
  const rename = useRenameCampaign()
  const checkForLeads = useCheckForLeads(campaign.campaignId, work)
  const hasQuery = useSupports(getAudienceListCode) !== false
  const [isQueryShown, showQuery] = useState(false)
  const { download, downloading } = useDownloadArtifacts(campaign.campaignId)
  // What the person saw when they began: what is read again while they type must not pass for it.
  const from = useRef(campaign)

  async function save(name: string) {
    if (name === '') return { ok: false, givenUp: true } as const
    const result = await rename(from.current, name)
    if (result.ok || result.givenUp) return result
    if (result.theirs) from.current = result.theirs
    return { ...result, theirs: result.theirs?.name }
  }

  return (
    <header className="inlay-CampaignDetail-head">
      <Link
        to={campaignsDestinations.audienceList()}
        variant="plain"
        className="inlay-CampaignDetail-back"
        {...tooltipAttributes({ text: t('back') })}
      >
        <Icon icon={ArrowLeft} directional />
        <VisuallyHidden>{t('back')}</VisuallyHidden>
      </Link>
      <h1 className="inlay-CampaignDetail-title">
        <InlineEdit
          value={campaign.name}
          label={words('nameLabel')}
          size="title"
          // An empty name is taken back, and never sent.
          allowEmpty
          check={(name) =>
            characterCount(name) > longestCampaignName ? words('nameTooLong', { most: longestCampaignName }) : undefined
          }
          onSave={save}
          onEditingChange={(editing) => {
            if (editing) from.current = campaign
          }}
        />
      </h1>
      <CampaignStatusBadge status={campaign.status} />
      <span className="inlay-CampaignDetail-actions">
        {checkForLeads && (
          <Button
            icon={UserRoundSearch}
            busy={work.preparing === 'leads'}
            busyLabel={t('checkingLeads')}
            disabledReason={work.isBusy && work.preparing !== 'leads' ? t('whileBusy') : undefined}
            onClick={checkForLeads}
          >
            {t('checkForLeads')}
          </Button>
        )}
        <ScheduleButton campaign={campaign} />
        {actions}
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon={Ellipsis} label={t('more')} busy={downloading !== undefined} />}
        >
          <MenuItem icon={Download} onSelect={() => void download('contact')}>
            {t('downloadContacts')}
          </MenuItem>
          <MenuItem icon={Download} onSelect={() => void download('account')}>
            {t('downloadAccounts')}
          </MenuItem>
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
          <QueryDialog campaignId={campaign.campaignId} artifactType={artifactType} onClose={() => showQuery(false)} />
        )}
      </span>
    </header>
  )
}
