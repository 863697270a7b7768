import { sendLeads } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { launchMessages } from './messages'
import { useFailedOffline } from './use-failed-offline'

/** Sends the contacts of a campaign to a lead list; answers whether they are there. */
export function useSendLeads(campaignId: string) {
  const t = useMessages(launchMessages)
  const notify = useNotify()
  const { run, pending } = useAction(sendLeads, { failure: useFailedOffline(t('leadsFailed')) })
  async function send(heyreachCampaignId: string): Promise<boolean> {
    const result = await run({ params: { campaignId }, body: { heyreachCampaignId } })
    if (!result.ok) return false
    const { success, message } = result.data
    notify(
      success
        ? { tone: 'success', text: t('leadsSent') }
        : { tone: 'danger', text: message || t('leadsFailed'), id: `send leads ${campaignId}` },
    )
    return success
  }
  return { send, sending: pending }
}
