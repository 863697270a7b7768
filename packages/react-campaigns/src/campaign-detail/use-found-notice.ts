import { useEffect, useRef } from 'react'
import { getProcessingStatus } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import { campaignDetailMessages } from './messages'
import type { CampaignWork } from './use-campaign-work'

/** Says what a search that ends before one's eyes has found. */
export function useFoundNotice(campaignId: string, { state, preparing }: CampaignWork): void {
  const t = useMessages(campaignDetailMessages)
  const notify = useNotify()
  const { client, workspaceId, onError } = useInlay()
  const isCheck = useRef(false)
  const wasSearching = useRef(false)
  const tell = useLatest(async (text: 'leadsFound' | 'contactsFound') => {
    try {
      // Asked for once more: the last word on how far it is may be from before the end.
      const { added, error } = await client.call(getProcessingStatus, { params: { campaignId } }, { workspaceId })
      // What failed stands above the table.
      if (error === undefined || error === null) notify({ tone: 'success', text: t(text, { count: added ?? 0 }) })
    } catch (error) {
      onError(error)
    }
  })

  useEffect(() => {
    if (preparing !== undefined) isCheck.current = preparing === 'leads'
  }, [preparing])
  useEffect(() => {
    if (state === 'PROSPECTING') wasSearching.current = true
    else if (wasSearching.current) {
      wasSearching.current = false
      void tell.current(isCheck.current ? 'leadsFound' : 'contactsFound')
      isCheck.current = false
    }
  }, [state, tell])
}
