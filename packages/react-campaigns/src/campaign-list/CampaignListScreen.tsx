import { forwardRef, type ForwardedRef } from 'react'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { Plus } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { CampaignList } from './CampaignList'
import { CreateAudienceMenu, type CreateAudienceMenuProps } from './CreateAudienceMenu'
import { campaignListMessages } from './messages'
import type { CampaignListViewProps } from './use-campaign-list-view'
import { useCreateCampaign } from './use-create-campaign'
import { useOpenCreated } from './use-open-created'

export interface CampaignListScreenProps extends CampaignListViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  /** @default 'Your Audience List' */
  readonly title?: string | undefined
  /** Ways to create an audience list beside an empty one. */
  readonly onCreate?: CreateAudienceMenuProps['onCreate']
}

/** The home of the campaign product: all campaigns, which are the audience lists, and how to begin another. */
export const CampaignListScreen = forwardRef<HTMLDivElement, CampaignListScreenProps>(
  function CampaignListScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <ScreenContent {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface ScreenContentProps extends CampaignListScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ element, className, title, view, onViewChange, onCreate }: ScreenContentProps) {
  const t = useMessages(campaignListMessages)
  const openCreated = useOpenCreated()
  const canCreate = useSupports(createCampaign) !== false
  const { creating, createEmpty } = useCreateCampaign()

  const open = () => openCreated(createEmpty(), campaignsDestinations.detail)

  return (
    <div ref={element} className={classNames('inlay-CampaignListScreen', className)}>
      <header className="inlay-CampaignListScreen-head">
        <h1 className="inlay-CampaignListScreen-title">
          <bdi>{title ?? t('homeTitle')}</bdi>
        </h1>
        {canCreate && <CreateAudienceMenu busy={creating} onCreateEmpty={() => void open()} onCreate={onCreate} />}
      </header>
      <div className="inlay-CampaignListScreen-body">
        <CampaignList
          view={view}
          onViewChange={onViewChange}
          emptyAction={
            canCreate && (
              <Button icon={Plus} busy={creating} busyLabel={t('creating')} onClick={() => void open()}>
                {t('createFirst')}
              </Button>
            )
          }
        />
      </div>
    </div>
  )
}
