import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Banner, ProgressBar } from '@inlay/sdk-core/ui'
import { Clock } from 'lucide-react'
import { BannerSkeleton } from './CampaignSkeleton'
import { campaignDetailMessages } from './messages'
import type { PendingStep } from './pending-steps'
import { StrongNumber } from './StrongNumber'
import type { CampaignWork, Preparing } from './use-campaign-work'

export interface CampaignBannerProps {
  readonly work: CampaignWork
  /** What has to be done next; nothing when nothing has. */
  readonly pending: PendingStep | undefined
  /** It is known what has to be done next, or that it will not be known. */
  readonly isKnown: boolean
}

const preparations = {
  enhancement: 'preparingEnhancement',
  messages: 'preparingMessages',
  leads: 'checkingLeads',
  prospecting: 'prospecting',
} as const satisfies Readonly<Record<Preparing, string>>

const steps = {
  enrichment: 'pendingEnrichment',
  messages: 'pendingMessages',
  'email-launch': 'pendingEmailLaunch',
  'linkedin-launch': 'pendingLinkedInLaunch',
} as const satisfies Readonly<Record<PendingStep['step'], string>>

/** What is being done with the campaign, or what has to be done next. */
export function CampaignBanner({ work, pending, isKnown }: CampaignBannerProps) {
  const t = useMessages(campaignDetailMessages)
  const { locale } = useInlay()
  const { preparing, state, progress, error } = work
  const doing =
    state === 'PROSPECTING'
      ? t('prospecting')
      : state === 'PROCESSING'
        ? t('processing')
        : preparing && t(preparations[preparing])
  if (doing !== undefined) {
    return (
      <div className="inlay-CampaignDetail-work" role="status">
        <ProgressBar
          label={doing}
          value={progress?.done}
          max={progress?.total}
          valueText={progress && t('progress', progress)}
        />
      </div>
    )
  }
  return (
    <>
      {error !== undefined && <Banner tone="danger">{t('workFailed', { reason: error })}</Banner>}
      {pending && (
        <Banner icon={Clock}>
          <StrongNumber
            text={t(steps[pending.step], { count: pending.count })}
            number={pending.count}
            locale={locale}
          />
        </Banner>
      )}
      {!isKnown && error === undefined && <BannerSkeleton />}
    </>
  )
}
