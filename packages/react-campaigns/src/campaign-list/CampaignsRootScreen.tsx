import { forwardRef, type ForwardedRef } from 'react'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { CampaignList } from './CampaignList'
import { CampaignPrompt } from './CampaignPrompt'
import type { CreateAudienceMenuProps } from './CreateAudienceMenu'
import { campaignListMessages } from './messages'
import { useCampaignIdea } from './use-campaign-idea'
import type { CampaignListViewProps } from './use-campaign-list-view'
import { useCreateAudience } from './use-create-audience'
import { useCreateCampaign } from './use-create-campaign'
import { useOpenCreated } from './use-open-created'

export interface CampaignsRootScreenProps extends CampaignListViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  /** Ways to create an audience list, in place of those that the screen has itself. */
  readonly onCreate?: CreateAudienceMenuProps['onCreate']
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
function ScreenContent({ element, className, view, onViewChange, onCreate }: ScreenContentProps) {
  const t = useMessages(campaignListMessages)
  const openCreated = useOpenCreated()
  const canCreate = useSupports(createCampaign) !== false
  const { creating, createFromPrompt } = useCreateCampaign()
  // The next step of the work here is to start from the prompt.
  const { menu } = useCreateAudience({ onCreate, variant: 'secondary' })
  const idea = useCampaignIdea()

  const start = (prompt: string) => openCreated(createFromPrompt(prompt), campaignsDestinations.plan)

  return (
    <div ref={element} className={classNames('inlay-CampaignListScreen', className)}>
      <header className="inlay-CampaignListScreen-head">
        <h1 className="inlay-CampaignListScreen-title">{t('campaignsTitle')}</h1>
        {canCreate && menu}
      </header>
      <div className="inlay-CampaignListScreen-body">
        {canCreate && <CampaignPrompt busy={creating} onStart={start} idea={idea} />}
        <CampaignList view={view} onViewChange={onViewChange} />
      </div>
    </div>
  )
}
