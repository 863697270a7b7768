import { forwardRef, type ForwardedRef } from 'react'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { Plus } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { CampaignList } from './CampaignList'
import type { CreateAudienceMenuProps } from './CreateAudienceMenu'
import { campaignListMessages } from './messages'
import { SetUpWorkspace } from './SetUpWorkspace'
import type { CampaignListViewProps } from './use-campaign-list-view'
import { useCreateAudience } from './use-create-audience'

export interface CampaignListScreenProps extends CampaignListViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  /** @default 'Your Audience List' */
  readonly title?: string | undefined
  /** Ways to create an audience list, in place of those that the screen has itself. */
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
  const canCreate = useSupports(createCampaign) !== false
  const { creating, createEmpty, menu } = useCreateAudience({ onCreate })

  return (
    <div ref={element} className={classNames('inlay-CampaignListScreen', className)}>
      <header className="inlay-CampaignListScreen-head">
        <h1 className="inlay-CampaignListScreen-title">
          <bdi>{title ?? t('homeTitle')}</bdi>
        </h1>
        {canCreate && menu}
      </header>
      <div className="inlay-CampaignListScreen-body">
        <CampaignList
          view={view}
          onViewChange={onViewChange}
          emptyAction={
            canCreate && (
              <>
                <Button icon={Plus} busy={creating} busyLabel={t('creating')} onClick={createEmpty}>
                  {t('createFirst')}
                </Button>
                <SetUpWorkspace />
              </>
            )
          }
        />
      </div>
    </div>
  )
}
