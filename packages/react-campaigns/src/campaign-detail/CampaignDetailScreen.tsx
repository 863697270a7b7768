import { forwardRef, type ForwardedRef } from 'react'
import { isApiError } from '@inlay/sdk-core'
import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { EmptyState, EnsureRoot, ErrorState, LinkButton, classNames, useFailureText } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import type { CampaignDetailViewProps } from './campaign-detail-view'
import { CampaignSkeleton } from './CampaignSkeleton'
import { campaignDetailMessages } from './messages'
import { OpenCampaign } from './OpenCampaign'
import { rowsPollEvery } from './use-audience-rows'
import type { LaunchActions } from './SummaryCards'

export interface CampaignDetailScreenProps extends CampaignDetailViewProps, LaunchActions {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
}

/** One campaign: who is in its audience, what is known of them, and what has to be done next. */
export const CampaignDetailScreen = forwardRef<HTMLDivElement, CampaignDetailScreenProps>(
  function CampaignDetailScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <ScreenContent {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface ScreenContentProps extends CampaignDetailScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ element, className, campaignId, ...rest }: ScreenContentProps) {
  const t = useMessages(campaignDetailMessages)
  const failureText = useFailureText()
  const campaign = useOperation(getCampaign, { params: { campaignId } }, { pollEvery: rowsPollEvery })
  return (
    <div ref={element} className={classNames('inlay-CampaignDetail', className)}>
      {(campaign.status === 'loading' || campaign.status === 'idle') && <CampaignSkeleton label={t('loading')} />}
      {campaign.status === 'failed' &&
        (isApiError(campaign.error, 'not-found') ? (
          <EmptyState
            title={t('gone')}
            action={<LinkButton to={campaignsDestinations.audienceList()}>{t('back')}</LinkButton>}
          >
            {t('goneHint')}
          </EmptyState>
        ) : (
          <ErrorState
            title={t('failed')}
            headingLevel={1}
            requestId={campaign.error.requestId}
            onRetry={campaign.retry}
            action={
              <LinkButton variant="ghost" to={campaignsDestinations.audienceList()}>
                {t('back')}
              </LinkButton>
            }
          >
            {failureText(campaign.error)}
          </ErrorState>
        ))}
      {campaign.status === 'ready' && (
        <OpenCampaign key={campaignId} campaign={campaign.data} refreshCampaign={campaign.refresh} {...rest} />
      )}
    </div>
  )
}
