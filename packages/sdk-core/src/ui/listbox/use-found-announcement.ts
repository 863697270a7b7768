import { useEffect } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { useClock } from '../root/use-clock'
import type { OptionsState } from './list-option'

export interface Found {
  readonly open: boolean
  readonly query: string
  readonly count: number
  readonly state: OptionsState
}

/**
 * Says how many options there are for what was typed, once typing rests, or why there are none: a list that changes is not
 * read by itself.
 */
export function useFoundAnnouncement({ open, query, count, state }: Found): void {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const clock = useClock()
  const words =
    state === 'loading'
      ? t('loading')
      : state === 'failed'
        ? t('loadingFailed')
        : count > 0 || query === ''
          ? t('optionsFound', { count })
          : t('noMatches', { text: query })
  // While others are still shown, those are what one can go through.
  const wanted = open && (state === 'loading' ? count === 0 : query !== '' || state === 'failed')

  useEffect(() => {
    if (wanted) return clock.after(500, () => announce(words))
  }, [announce, clock, wanted, words])
}
