import { getScheduleJob, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { Dialog, EnsureRoot, ErrorState, classNames, useFailureText } from '@inlay/sdk-core/ui'
import { forwardRef, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { scheduleMessages } from './messages'
import { OpenSchedule } from './OpenSchedule'
import { ScheduleSkeleton } from './ScheduleSkeleton'

export interface ScheduleDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** It is done with: saved, or left. */
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId' | 'heyreachCampaignId'>
}

/**
 * When a campaign is checked for new leads by itself: how that stands, and what it is to be.
 *
 * Contract: as `Dialog`, with the slot classes `inlay-Schedule`, `-state`, `-facts`, `-form`, `-preview`, `-runs`.
 */
export const ScheduleDialog = forwardRef<HTMLDialogElement, ScheduleDialogProps>(function ScheduleDialog(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <AskedDialog {...props} element={ref} />
    </EnsureRoot>
  )
})

interface AskedDialogProps extends ScheduleDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

/** How often it is looked whether it has run meanwhile. */
const pollEvery = 10_000

function AskedDialog({ element, className, onClose, campaign }: AskedDialogProps) {
  const t = useMessages(scheduleMessages)
  const failureText = useFailureText()
  const { campaignId } = campaign
  const answer = useOperation(getScheduleJob, { params: { campaignId } }, { pollEvery, staleTime: 0 })
  const own = { ref: element, className: classNames('inlay-Schedule', className) }
  if (answer.status === 'ready')
    return <OpenSchedule {...own} campaign={campaign} job={answer.data.job ?? undefined} onClose={onClose} />
  return (
    <Dialog {...own} open onOpenChange={onClose} title={t('title')} description={t('about')}>
      {answer.status === 'failed' ? (
        <ErrorState title={t('loadFailed')} headingLevel={3} requestId={answer.error.requestId} onRetry={answer.retry}>
          {failureText(answer.error)}
        </ErrorState>
      ) : (
        <ScheduleSkeleton label={t('loading')} />
      )}
    </Dialog>
  )
}
