import { useEffect, useRef } from 'react'
import { RefreshCw } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { useFocusOnward } from '../floating/use-focus-onward'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'

export interface MoreButtonProps {
  readonly failed: boolean
  readonly loading: boolean
  readonly onPress: () => void
  /** Where focus goes on from it when nothing more is to be had. */
  readonly onward: () => HTMLElement | null
}

/** Asks for more by hand, also after a failure. */
export function MoreButton({ failed, loading, onPress, onward }: MoreButtonProps) {
  const t = useMessages(kitMessages)
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnward(button, onward)

  // Who asked by hand hears that there is more now; a failure and the end say so by themselves.
  const announce = useAnnounce()
  const asked = useRef(false)
  useEffect(() => {
    if (loading || !asked.current) return
    asked.current = false
    if (!failed) announce(t('moreLoaded'))
  })
  return (
    <Button
      ref={button}
      variant="ghost"
      size="compact"
      icon={failed ? RefreshCw : undefined}
      busy={loading}
      busyLabel={t('loading')}
      onClick={() => {
        onPress()
        asked.current = true
      }}
    >
      {t(failed ? 'tryAgain' : 'loadMore')}
    </Button>
  )
}
