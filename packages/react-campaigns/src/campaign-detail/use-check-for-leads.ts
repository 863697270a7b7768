import { checkForLeads } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify, useSupports } from '@inlay/sdk-core/react'
import { campaignDetailMessages } from './messages'
import type { CampaignWork } from './use-campaign-work'

/** Looks at once for leads that have come since; nothing where the backend cannot. */
export function useCheckForLeads(campaignId: string, work: CampaignWork): (() => void) | undefined {
  const t = useMessages(campaignDetailMessages)
  const notify = useNotify()
  const { run } = useAction(checkForLeads)
  const isThere = useSupports(checkForLeads) !== false

  async function check(): Promise<boolean> {
    const result = await run({ params: { campaignId }, body: {} })
    const accepted = result.ok && result.data.ack
    if (!accepted) notify({ tone: 'danger', text: t('unexpected'), id: `campaigns.checkForLeads ${campaignId}` })
    return accepted
  }
  return isThere ? () => void work.begin('leads', check) : undefined
}
