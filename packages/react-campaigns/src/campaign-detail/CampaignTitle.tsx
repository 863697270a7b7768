import { useRef, type ReactNode } from 'react'
import { characterCount, type Destination } from '@inlay/sdk-core'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Icon, InlineEdit, Link, VisuallyHidden, tooltipAttributes } from '@inlay/sdk-core/ui'
import { ArrowLeft } from 'lucide-react'
import { CampaignStatusBadge } from '../campaign-list/CampaignStatusBadge'
import { campaignListMessages } from '../campaign-list/messages'
import { useRenameCampaign } from '../campaign-list/use-rename-campaign'
import { campaignsDestinations } from '../destinations'
import { campaignDetailMessages } from './messages'

export interface CampaignTitleProps {
  readonly campaign: Campaign
  /** Where the way back leads. @default the audience list */
  readonly back?: { readonly to: Destination; readonly label: string } | undefined
  /** At the end of the line. */
  readonly actions: ReactNode
}

/** The way back, and the name of a campaign edited in place. */
export function CampaignTitle({ campaign, back, actions }: CampaignTitleProps) {
  const t = useMessages(campaignDetailMessages)
  const words = useMessages(campaignListMessages)
  const { to, label } = back ?? { to: campaignsDestinations.audienceList(), label: t('back') }
  const rename = useRenameCampaign()
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
      <Link to={to} variant="plain" className="inlay-CampaignDetail-back" {...tooltipAttributes({ text: label })}>
        <Icon icon={ArrowLeft} directional />
        <VisuallyHidden>{label}</VisuallyHidden>
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
      <span className="inlay-CampaignDetail-actions">{actions}</span>
    </header>
  )
}
