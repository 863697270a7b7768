import { useEffect, useRef } from 'react'
import { getProcessingStatus } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import { keptPlace } from '../kept-place'
import { campaignDetailMessages } from './messages'
import type { CampaignWork } from './use-campaign-work'

/** Says what a search has found once it has ended; also one that somebody saw begin, and that ended while they were away. */
export function useFoundNotice(campaignId: string, { state, isKnown, isUnheard, preparing }: CampaignWork): void {
  const t = useMessages(campaignDetailMessages)
  const notify = useNotify()
  const inlay = useInlay()
  const { client, workspaceId, onError, host } = inlay
  const place = keptPlace(`campaigns.search.${campaignId}`, inlay)
  const isTelling = useRef(false)
  const begun = useLatest(() => {
    if (preparing !== undefined || host.storage.get(place) === undefined)
      host.storage.set(place, preparing === 'leads' ? 'check' : 'search')
  })
  const ended = useLatest(async () => {
    const kind = host.storage.get(place)
    if (kind === undefined || isTelling.current) return
    isTelling.current = true
    try {
      // Asked for once more: the last word on how far it is may be from before the end.
      const { added, error } = await client.call(getProcessingStatus, { params: { campaignId } }, { workspaceId })
      host.storage.remove(place)
      const count = added ?? 0
      // What failed stands above the table.
      if (error === undefined || error === null)
        notify({ tone: 'success', text: t(kind === 'check' ? 'leadsFound' : 'contactsFound', { count }) })
    } catch (error) {
      onError(error)
    }
    isTelling.current = false
  })

  const isSearching = state === 'PROSPECTING' || (isUnheard && (preparing === 'leads' || preparing === 'prospecting'))
  useEffect(() => {
    if (isSearching) begun.current()
    else if (isKnown) void ended.current()
  }, [begun, ended, isKnown, isSearching, state])
}
