import { isApiError } from '@inlay/sdk-core'
import { getCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { EmptyState, EnsureRoot, ErrorState, LinkButton, classNames, useFailureText } from '@inlay/sdk-core/ui'
import { forwardRef, type ForwardedRef } from 'react'
import { campaignDetailMessages } from '../campaign-detail/messages'
import { CampaignHeader } from '../campaign-detail/CampaignHeader'
import { CampaignSkeleton } from '../campaign-detail/CampaignSkeleton'
import { countContacts } from '../campaign-detail/pending-steps'
import { SummaryCards } from '../campaign-detail/SummaryCards'
import { useAudienceRows, rowsPollEvery } from '../campaign-detail/use-audience-rows'
import { useCampaignWork } from '../campaign-detail/use-campaign-work'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { OutreachPanel } from './OutreachPanel'
import { useLaunchDialogs } from './use-launch-dialogs'

export interface CampaignLaunchScreenProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
}

/** One campaign, as far as it is about to be sent: its launches, and what comes of them. */
export const CampaignLaunchScreen = forwardRef<HTMLDivElement, CampaignLaunchScreenProps>(
  function CampaignLaunchScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <ScreenContent {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface ScreenContentProps extends CampaignLaunchScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ element, className, campaignId }: ScreenContentProps) {
  const t = useMessages(campaignDetailMessages)
  const failureText = useFailureText()
  const campaign = useOperation(getCampaign, { params: { campaignId } }, { pollEvery: rowsPollEvery })
  const back = <LinkButton to={campaignsDestinations.audienceList()}>{t('back')}</LinkButton>
  return (
    <div ref={element} className={classNames('inlay-CampaignDetail', className)}>
      {(campaign.status === 'loading' || campaign.status === 'idle') && <CampaignSkeleton label={t('loading')} />}
      {campaign.status === 'failed' &&
        (isApiError(campaign.error, 'not-found') ? (
          <EmptyState title={t('gone')} action={back}>
            {t('goneHint')}
          </EmptyState>
        ) : (
          <ErrorState
            title={t('failed')}
            headingLevel={1}
            requestId={campaign.error.requestId}
            onRetry={campaign.retry}
            action={back}
          >
            {failureText(campaign.error)}
          </ErrorState>
        ))}
      {campaign.status === 'ready' && (
        <OpenLaunch key={campaignId} campaign={campaign.data} refresh={campaign.refresh} />
      )}
    </div>
  )
}

interface OpenLaunchProps {
  readonly campaign: Campaign
  readonly refresh: () => Promise<void>
}

function OpenLaunch({ campaign, refresh }: OpenLaunchProps) {
  const { campaignId } = campaign
  const contacts = useAudienceRows({ campaignId, artifactType: 'contact' })
  const work = useCampaignWork(campaignId, () => {
    void refresh()
    void contacts.refresh()
  })
  const counts = contacts.table.status === 'ready' ? countContacts(contacts.table.rows) : undefined
  const launch = useLaunchDialogs(campaign, counts)
  return (
    <div className="inlay-CampaignDetail-page">
      <CampaignHeader campaign={campaign} work={work} artifactType="contact" />
      <div className="inlay-CampaignDetail-top">
        <SummaryCards campaign={campaign} counts={counts} isBusy={work.isBusy} {...launch.actions} />
      </div>
      <OutreachPanel campaign={campaign} />
      {launch.dialogs}
    </div>
  )
}
