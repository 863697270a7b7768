import { forwardRef, type ForwardedRef } from 'react'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { CampaignList } from './CampaignList'
import { CampaignPrompt } from './CampaignPrompt'
import { campaignListMessages } from './messages'
import type { CampaignListViewProps } from './use-campaign-list-view'
import { useCreateCampaign } from './use-create-campaign'
import { useOpenCreated } from './use-open-created'

export interface CampaignsRootScreenProps extends CampaignListViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
}

/** The root of the campaigns: describe a new one, or go on with one that there is. */
export const CampaignsRootScreen = forwardRef<HTMLDivElement, CampaignsRootScreenProps>(
  function CampaignsRootScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <ScreenContent {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface ScreenContentProps extends CampaignsRootScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ element, className, view, onViewChange }: ScreenContentProps) {
  const t = useMessages(campaignListMessages)
  const openCreated = useOpenCreated()
  const canCreate = useSupports(createCampaign) !== false
  const { creating, createFromPrompt } = useCreateCampaign()

  const start = (prompt: string) => openCreated(createFromPrompt(prompt), campaignsDestinations.plan)

  return (
    <div ref={element} className={classNames('inlay-CampaignListScreen', className)}>
      <header className="inlay-CampaignListScreen-head">
        <h1 className="inlay-CampaignListScreen-title">{t('campaignsTitle')}</h1>
      </header>
      <div className="inlay-CampaignListScreen-body">
        {canCreate && <CampaignPrompt busy={creating} onStart={start} />}
        <CampaignList view={view} onViewChange={onViewChange} />
      </div>
    </div>
  )
}
