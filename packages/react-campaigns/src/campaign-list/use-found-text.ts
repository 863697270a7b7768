import { useEffect, useState } from 'react'
import type { Page } from '@inlay/sdk-core'
import { useClock, useMessages, type OperationState } from '@inlay/sdk-core/react'
import { campaignListMessages } from './messages'

/** Milliseconds of rest in typing after which a number is worth being read out. */
const rest = 1_000

/**
 * How many campaigns a search has found, in words: for each search after which somebody rests, and again when it is another
 * number by then. Nothing of a list that nobody has searched yet.
 */
export function useFoundText(list: OperationState<Page<unknown>>, search: string) {
  const t = useMessages(campaignListMessages)
  const clock = useClock()
  const [told, setTold] = useState<{ readonly search: string; readonly text: string; readonly count?: number }>({
    search,
    text: '',
  })
  const count = list.status === 'ready' && !list.refreshing ? list.data.total : undefined
  const isTold = told.search === search && (told.count === undefined || told.count === count)
  useEffect(() => {
    if (count === undefined || isTold) return
    return clock.after(rest, () => setTold({ search, count, text: t('found', { count }) }))
  }, [clock, count, isTold, search, t])
  return told
}
