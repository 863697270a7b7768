import { useEffect, useState } from 'react'
import type { Page } from '@inlay/sdk-core'
import { useClock, useMessages, type OperationState } from '@inlay/sdk-core/react'
import { campaignListMessages } from './messages'

/** Milliseconds of rest in typing after which a number is worth being read out. */
const rest = 1_000

/** How many campaigns a search has found, in words, once for each search after which somebody rests. */
export function useFoundText(list: OperationState<Page<unknown>>, search: string) {
  const t = useMessages(campaignListMessages)
  const clock = useClock()
  const [told, setTold] = useState({ search, text: '' })
  const count = list.status === 'ready' && !list.refreshing ? list.data.total : undefined
  const isTold = told.search === search
  useEffect(() => {
    if (count === undefined || isTold) return
    return clock.after(rest, () => setTold({ search, text: t('found', { count }) }))
  }, [clock, count, isTold, search, t])
  return told
}
