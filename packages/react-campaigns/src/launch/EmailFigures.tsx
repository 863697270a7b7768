import { getEmailAnalytics } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages, useOperation } from '@inlay/sdk-core/react'
import { ChannelFaces } from './ChannelFaces'
import { figuresPollEvery } from './figures-poll'
import { launchMessages } from './messages'
import { OutreachChannel, OutreachFigure } from './OutreachChannel'
import { shownRate } from './shown-rate'

/** What the e-mail provider counts of a campaign. */
export function EmailFigures({ campaignId }: { readonly campaignId: string }) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const analytics = useOperation(getEmailAnalytics, { params: { campaignId } }, { pollEvery: figuresPollEvery })
  const name = t('outreachEmail')
  if (analytics.status !== 'ready') return <ChannelFaces name={name} state={analytics} figures={3} />
  const { smartleadCampaignAnalytics: counts, smartleadCampaignLink: href } = analytics.data
  const { sent_count: sent = 0, open_count: opened = 0, reply_count: replied = 0 } = counts ?? {}
  const number = new Intl.NumberFormat(locale)
  const rate = (label: string, count: number) =>
    sent === 0 ? undefined : { label, value: shownRate(count / sent, locale) }
  return (
    <OutreachChannel
      name={name}
      link={href ? { href, text: t('openAnalytics') } : undefined}
      note={sent === 0 ? t('nothingSentEmail') : undefined}
    >
      <OutreachFigure label={t('sent')} value={number.format(sent)} />
      <OutreachFigure label={t('opened')} value={number.format(opened)} rate={rate(t('openRate'), opened)} />
      <OutreachFigure label={t('replied')} value={number.format(replied)} rate={rate(t('replyRate'), replied)} />
    </OutreachChannel>
  )
}
