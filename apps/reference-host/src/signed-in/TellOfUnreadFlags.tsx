import { useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../focus-heading'
import { hostMessages } from '../messages'
import type { FlagsOfLoad } from './use-flags-of-load'

export interface TellOfUnreadFlagsProps {
  readonly attempt: FlagsOfLoad['attempt']
  readonly onRetry: () => void
}

/** Says, where a screen is shown without them, that nobody knows which features are turned on; until that is known. */
export function TellOfUnreadFlags({ attempt, onRetry }: TellOfUnreadFlagsProps) {
  const t = useMessages(hostMessages)
  const notify = useNotify()
  const latest = useLatest(onRetry)
  const takeAway = useRef(() => {})
  // One notice that changes its words, so that focus stays where it was pressed.
  useEffect(() => {
    takeAway.current = notify({
      tone: 'info',
      text: t(texts[attempt]),
      action: { label: t('tryAgain'), run: () => latest.current(), stays: true },
      lasting: true,
      id: 'flags-unread',
    })
  }, [attempt, latest, notify, t])
  useEffect(() => {
    const shown = takeAway
    return () => {
      shown.current()
      // After the notice has gone, and focus with it where it came from nowhere.
      void Promise.resolve().then(focusMain)
    }
  }, [])
  return null
}

function focusMain() {
  if (document.activeElement === document.body) focusHeading(document.querySelector('main'), { preventScroll: true })
}

const texts = {
  failed: 'flagsUnread',
  asking: 'flagsAsking',
  'failed-again': 'flagsStillUnread',
} as const
