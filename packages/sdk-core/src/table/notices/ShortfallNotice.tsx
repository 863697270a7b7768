import { useEffect } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { useAnnounce } from '../../ui/root/use-announce'
import type { Shortfall } from '../frame/use-missing-rows'
import { tableNoticeMessages } from './table-notice-messages'

interface ShortfallNoticeProps {
  readonly shortfall: Shortfall
  readonly onDismiss: () => void
}

/** What was copied or selected is not all that was meant. */
export function ShortfallNotice({ shortfall, onDismiss }: ShortfallNoticeProps) {
  const t = useMessages(tableNoticeMessages)
  const announce = useAnnounce()
  const words = wordsOf(shortfall)
  useEffect(() => announce(words), [announce, words])
  return (
    <Banner tone="warning" className="inlay-Table-notice" onDismiss={onDismiss}>
      {words}
    </Banner>
  )

  function wordsOf(fall: Shortfall): string {
    switch (fall.kind) {
      case 'copy-again':
        return t('copyAgain')
      case 'other-rows':
        return t('otherRows')
      case 'left-out':
        return t('leftOut', { count: fall.count })
      case 'not-loaded':
        return t('notLoaded', { count: fall.count })
    }
  }
}
