import type { ReactNode } from 'react'
import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Card, CardButton, Icon, Skeleton } from '@inlay/sdk-core/ui'
import { ArrowRight, Building2, MessageSquareText, Mail, UsersRound, type LucideIcon } from 'lucide-react'
import { isLaunched } from '../launch/is-launched'
import { campaignDetailMessages } from './messages'
import type { ContactCounts } from './pending-steps'

/** Begins to send what was written. */
export interface LaunchActions {
  readonly onLaunchEmails?: (() => void) | undefined
  readonly onLaunchLinkedIn?: (() => void) | undefined
}

export interface SummaryCardsProps extends LaunchActions {
  readonly campaign: Campaign
  /** Nothing while the contacts are not known, and null where they could not be read. */
  readonly counts: ContactCounts | null | undefined
  readonly isBusy: boolean
}

/** The campaign in four figures, two of which lead on. */
export function SummaryCards({ campaign, counts, isBusy, onLaunchEmails, onLaunchLinkedIn }: SummaryCardsProps) {
  const t = useMessages(campaignDetailMessages)
  const { locale } = useInlay()
  const figure = (count: number | null | undefined) =>
    count === null || count === undefined ? t('notCounted') : new Intl.NumberFormat(locale).format(count)
  const launched = isLaunched(campaign)
  const hasTexts = (messageType: MessageType) => campaign.messagesMetadata.some(({ type }) => type === messageType)
  const pending = ({ count, type, hasLaunched, unreachable = 0, unwritten = 0, sent = 0 }: Pending) => {
    if (counts === null) return t('notCounted')
    if (count === undefined) return <Skeleton width="96px" />
    if (count > 0) return t('pendingLaunch', { count })
    const isWritten = unreachable > 0
    if (!hasLaunched && !isWritten) return t(hasTexts(type) ? 'notWrittenYet' : 'noMessages')
    const rest = [
      ...(isWritten ? [t(type === 'email' ? 'withoutAddress' : 'withoutProfile', { count: unreachable })] : []),
      ...(unwritten > 0 ? [t('withoutMessage', { count: unwritten })] : []),
    ].join(', ')
    if (!hasLaunched) return rest
    return rest === '' ? t('allLaunched') : t('launchedBut', { count: sent, rest })
  }
  return (
    <div className="inlay-CampaignDetail-cards">
      <SummaryCard icon={Building2} label={t('totalAccounts')} value={figure(campaign.accountsCount)} />
      <SummaryCard icon={UsersRound} label={t('totalContacts')} value={figure(campaign.contactsCount)} />
      <SummaryCard
        icon={Mail}
        label={t('launchEmails')}
        hint={
          onLaunchEmails
            ? pending({
                type: 'email',
                count: counts?.emails,
                hasLaunched: launched.email,
                unreachable: counts?.withoutAddress,
                unwritten: counts?.withoutEmail,
                sent: counts?.emailsLaunched,
              })
            : t('notHereYet')
        }
        onPress={onLaunchEmails}
        disabled={isBusy || !onLaunchEmails}
      />
      <SummaryCard
        icon={MessageSquareText}
        label={t('launchLinkedIn')}
        hint={
          onLaunchLinkedIn
            ? pending({
                type: 'linkedin',
                count: counts?.linkedIn,
                hasLaunched: launched.linkedIn,
                unreachable: counts?.withoutProfile,
                unwritten: counts?.withoutLinkedIn,
                sent: counts?.linkedInLaunched,
              })
            : t('notHereYet')
        }
        onPress={onLaunchLinkedIn}
        disabled={isBusy || !onLaunchLinkedIn}
      />
    </div>
  )
}

interface Pending {
  readonly count: number | undefined
  readonly type: MessageType
  readonly hasLaunched: boolean
  /** Those whose messages cannot go to them as they are. */
  readonly unreachable: number | undefined
  /** Those who have no message yet. */
  readonly unwritten: number | undefined
  /** Those whose messages were launched. */
  readonly sent: number | undefined
}

interface SummaryCardProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly value?: string
  readonly hint?: ReactNode
  readonly onPress?: (() => void) | undefined
  readonly disabled?: boolean
}

function SummaryCard({ icon, label, value, hint, onPress, disabled }: SummaryCardProps) {
  const acts = value === undefined
  return (
    <Card className="inlay-SummaryCard" data-acts={acts ? '' : undefined}>
      <span className="inlay-SummaryCard-label">
        <Icon icon={icon} size={14} />
        {acts ? (
          <CardButton disabled={disabled} onClick={onPress}>
            {label}
          </CardButton>
        ) : (
          label
        )}
      </span>
      {value !== undefined && <span className="inlay-SummaryCard-figure">{value}</span>}
      {acts && (
        <span className="inlay-SummaryCard-hint">
          {hint}
          {!disabled && <Icon icon={ArrowRight} size={14} directional />}
        </span>
      )}
    </Card>
  )
}
