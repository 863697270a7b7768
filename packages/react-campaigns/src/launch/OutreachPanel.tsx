import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { EmptyState, EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { EmailFigures } from './EmailFigures'
import { isLaunched } from './is-launched'
import { LinkedInFigures } from './LinkedInFigures'
import { launchMessages } from './messages'

export interface OutreachPanelProps {
  readonly className?: string | undefined
  readonly campaign: Campaign
}

/**
 * What the providers count of a campaign, for each channel that was launched.
 *
 * Contract: slot classes `inlay-Outreach`, `-channel`, `-name`, `-figures`, `-figure`.
 */
export const OutreachPanel = forwardRef<HTMLDivElement, OutreachPanelProps>(function OutreachPanel(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <PanelContent {...props} element={ref} />
    </EnsureRoot>
  )
})

interface PanelContentProps extends OutreachPanelProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function PanelContent({ element, className, campaign }: PanelContentProps) {
  const t = useMessages(launchMessages)
  const { email, linkedIn } = isLaunched(campaign)
  return (
    <div ref={element} className={classNames('inlay-Outreach', className)}>
      {email && <EmailFigures campaignId={campaign.campaignId} />}
      {linkedIn && <LinkedInFigures campaignId={campaign.campaignId} />}
      {!email && !linkedIn && <EmptyState title={t('notLaunched')}>{t('notLaunchedHint')}</EmptyState>}
    </div>
  )
}
