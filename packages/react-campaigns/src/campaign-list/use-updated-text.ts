import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { campaignListMessages } from './messages'
import { relativeTime } from './relative-time'

/** When a campaign was last changed, in words. */
export function useUpdatedText(updateDate: string): string {
  const t = useMessages(campaignListMessages)
  const { host, locale } = useInlay()
  const when = relativeTime(updateDate, host.clock.now(), locale)
  return when === undefined ? t('updatedJustNow') : t('updated', { when })
}
