import { useEffect, useRef } from 'react'
import type { StopTrouble } from '../../agent/session/agent-session'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import { chatMessages } from '../chat-messages'

/** That the agent may go on with what was stopped here, as long as it could not be told. */
export function StopFailed({
  trouble,
  isIdle,
  onStopAgain,
}: {
  readonly trouble: StopTrouble | undefined
  readonly isIdle: boolean
  readonly onStopAgain: () => void
}) {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const words = t('stopFailed')
  const stopped = t('stopped')
  const wasTold = useRef(false)
  useEffect(() => {
    if (trouble === 'failed') {
      wasTold.current = true
      announce(words)
    } else if (trouble === undefined && wasTold.current) {
      wasTold.current = false
      // What comes next says itself.
      if (isIdle) announce(stopped)
    }
  }, [announce, trouble, isIdle, words, stopped])
  if (trouble !== 'failed') return null
  return (
    <div className="inlay-AgentChat-lane">
      <Banner
        tone="warning"
        action={
          <Button size="compact" onClick={onStopAgain}>
            {t('stopAgain')}
          </Button>
        }
      >
        {words}
      </Banner>
    </div>
  )
}
