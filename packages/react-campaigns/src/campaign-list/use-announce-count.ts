import { useEffect, useRef } from 'react'
import type { Page } from '@inlay/sdk-core'
import { useMessages, type OperationState } from '@inlay/sdk-core/react'
import { useAnnounce } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'

/** Tells a screen reader how many campaigns a search has found, once for each search. */
export function useAnnounceCount(list: OperationState<Page<unknown>>, search: string): void {
  const t = useMessages(campaignListMessages)
  const announce = useAnnounce()
  const told = useRef(search)
  const found = list.status === 'ready' && !list.refreshing ? list.data.total : undefined
  useEffect(() => {
    if (found === undefined || told.current === search) return
    told.current = search
    announce(t('found', { count: found }))
  }, [announce, found, search, t])
}
