import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { BannerSkeleton } from '../campaign-detail/CampaignSkeleton'
import type { ContactCounts } from '../campaign-detail/pending-steps'
import type { LaunchActions } from '../campaign-detail/SummaryCards'
import { launchMessages } from './messages'

export interface LaunchFailureBannerProps extends LaunchActions {
  readonly campaign: Campaign
  /** Nothing while the contacts are not known, and null where they could not be read. */
  readonly counts: ContactCounts | null | undefined
  readonly isBusy: boolean
}

/** Why a campaign has failed, and the launch that tries it again; nothing where nobody waits for that. */
export function LaunchFailureBanner({
  campaign,
  counts,
  isBusy,
  onLaunchEmails,
  onLaunchLinkedIn,
}: LaunchFailureBannerProps) {
  const t = useMessages(launchMessages)
  if (campaign.status !== 'Failed' || counts === null) return null
  if (counts === undefined) return <BannerSkeleton />
  const retry = counts.emails > 0 ? onLaunchEmails : counts.linkedIn > 0 ? onLaunchLinkedIn : undefined
  if (retry === undefined) return null
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="link" size="compact" disabled={isBusy} onClick={retry}>
          {t('launchAgain')}
        </Button>
      }
    >
      {t('lastFailed', { ...counts.failure })}
    </Banner>
  )
}
