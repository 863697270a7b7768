import { useEffect } from 'react'
import type { AgentError } from '../../agent/session/agent-error'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import { RequestId } from '../../ui/states/RequestId'
import { chatMessages } from '../chat-messages'
import { useErrorWords } from './use-error-words'

/** Why the agent did not go on, where its answer would stand. */
export function RunError({
  error,
  isFirst,
  onRetry,
}: {
  readonly error: AgentError
  /** Nothing was said before what failed. */
  readonly isFirst: boolean
  /** Left out: the same would fail again. */
  readonly onRetry: (() => void) | undefined
}) {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const words = useErrorWords()(error, isFirst)
  useEffect(() => announce(words), [announce, words, error])
  return (
    <div className="inlay-AgentChat-lane">
      <Banner
        tone="danger"
        action={
          onRetry && (
            <Button size="compact" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {words}
        {error.requestId !== undefined && <RequestId requestId={error.requestId} />}
      </Banner>
    </div>
  )
}
