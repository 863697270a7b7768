import { useState } from 'react'
import { sourceContacts, type ContactFilter } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useFailureText } from '@inlay/sdk-core/ui'
import type { CampaignWork } from '../campaign-detail/use-campaign-work'
import { countingRows, type FilterRowList } from '../filter-rows/filter-row'
import { contactSourcingMessages } from './messages'

/** Has contacts found at the accounts of a campaign. */
export function useSourceContacts(campaignId: string, work: CampaignWork) {
  const t = useMessages(contactSourcingMessages)
  const failureText = useFailureText()
  const [error, setError] = useState<string>()
  const { run, pending } = useAction(sourceContacts, {
    about: ({ body }) => body.campaignId,
    success: ({ data }) => (data.ack ? t('accepted') : undefined),
  })

  async function send(rows: FilterRowList<ContactFilter>, maxLimit: number): Promise<void> {
    setError(undefined)
    const filters = countingRows(rows).map(({ key, value }) => ({ filter: key, value }))
    await work.begin('prospecting', async () => {
      const result = await run({ body: { campaignId, filters, maxLimit } })
      if (!result.ok) setError(t('failed', { reason: failureText(result.error) }))
      else if (!result.data.ack) setError(t('failed', { reason: t('refused') }))
      return result.ok && result.data.ack
    })
  }
  return { send, pending, error }
}
