import { Fragment, forwardRef, type ForwardedRef, type ReactNode } from 'react'
import { isApiError } from '@inlay/sdk-core'
import { getCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { EmptyState, EnsureRoot, ErrorState, LinkButton, classNames, useFailureText } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { CampaignSkeleton, type CampaignSkeletonProps } from './CampaignSkeleton'
import { campaignDetailMessages } from './messages'
import { rowsPollEvery } from './use-audience-rows'

export interface ReadCampaignProps {
  readonly className?: string | undefined
  readonly campaignId: string
  /** Of what stands in its place while it is read. */
  readonly layout?: CampaignSkeletonProps['layout']
  /** Stands below the head while it is read. */
  readonly toCome?: ReactNode
  /** Shows it, anew for each campaign. */
  readonly children: (campaign: Campaign, refresh: () => Promise<void>) => ReactNode
}

/** A screen about one campaign, which it reads and keeps up to date. */
export const ReadCampaign = forwardRef<HTMLDivElement, ReadCampaignProps>(function ReadCampaign(props, ref) {
  return (
    <EnsureRoot fill styles={campaignStyles}>
      <ScreenContent {...props} element={ref} />
    </EnsureRoot>
  )
})

interface ScreenContentProps extends ReadCampaignProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ element, className, campaignId, layout, toCome, children }: ScreenContentProps) {
  const t = useMessages(campaignDetailMessages)
  const failureText = useFailureText()
  const campaign = useOperation(getCampaign, { params: { campaignId } }, { pollEvery: rowsPollEvery })
  return (
    <div ref={element} className={classNames('inlay-CampaignDetail', className)}>
      {(campaign.status === 'loading' || campaign.status === 'idle') && (
        <CampaignSkeleton label={t('loading')} layout={layout}>
          {toCome}
        </CampaignSkeleton>
      )}
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
      {campaign.status === 'ready' && <Fragment key={campaignId}>{children(campaign.data, campaign.refresh)}</Fragment>}
    </div>
  )
}
