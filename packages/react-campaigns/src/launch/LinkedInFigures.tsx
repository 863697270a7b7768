import { getLinkedInStats } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages, useOperation } from '@inlay/sdk-core/react'
import { ChannelFaces } from './ChannelFaces'
import { figuresPollEvery } from './figures-poll'
import { launchMessages } from './messages'
import { OutreachChannel, OutreachFigure } from './OutreachChannel'
import { shownRate } from './shown-rate'

/** What the LinkedIn-outreach provider counts of a campaign. */
export function LinkedInFigures({ campaignId }: { readonly campaignId: string }) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const stats = useOperation(getLinkedInStats, { params: { campaignId } }, { pollEvery: figuresPollEvery })
  const name = t('outreachLinkedIn')
  if (stats.status !== 'ready') return <ChannelFaces name={name} state={stats} figures={3} />
  const { heyreachCampaignStats, heyreachListLink: href } = stats.data
  const counts = heyreachCampaignStats?.overallStats
  const isSent = Boolean(counts?.connectionsSent || counts?.messagesSent)
  const number = new Intl.NumberFormat(locale)
  return (
    <OutreachChannel
      name={name}
      link={href ? { href, text: t('openList') } : undefined}
      note={isSent ? undefined : t('nothingSentLinkedIn')}
    >
      <OutreachFigure
        label={t('connectionsSent')}
        value={number.format(counts?.connectionsSent ?? 0)}
        rate={{ label: t('acceptanceRate'), value: shownRate(counts?.connectionAcceptanceRate ?? 0, locale) }}
      />
      <OutreachFigure label={t('messagesSent')} value={number.format(counts?.messagesSent ?? 0)} />
      <OutreachFigure
        label={t('messagesReplies')}
        value={number.format(counts?.messagesReplies ?? 0)}
        rate={{ label: t('replyRate'), value: shownRate(counts?.messageReplyRate ?? 0, locale) }}
      />
    </OutreachChannel>
  )
}
