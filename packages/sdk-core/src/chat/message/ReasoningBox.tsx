import { useEffect, useId, useRef, useState } from 'react'
import { ChevronRight } from 'lucide-react'
import type { ReasoningMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { useClock } from '../../ui/root/use-clock'
import { chatMessages } from '../chat-messages'
import { ReasoningText } from './ReasoningText'

/** What the agent thinks: open while it comes, closed where it was thought before. */
export function ReasoningBox({ message }: { readonly message: ReasoningMessage }) {
  const t = useMessages(chatMessages)
  const id = useId()
  const isStreaming = message.status === 'streaming'
  const [open, setOpen] = useState(isStreaming)
  const seconds = useSeconds(isStreaming)
  return (
    <div className="inlay-Reasoning" data-open={open ? '' : undefined}>
      <button
        type="button"
        className="inlay-Reasoning-head"
        aria-expanded={open}
        aria-controls={`${id}-text`}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={ChevronRight} size={14} directional className="inlay-Reasoning-chevron" />
        <span className="inlay-Reasoning-name" data-live={isStreaming ? '' : undefined}>
          {t('reasoning')}
        </span>
        {seconds !== undefined && <span className="inlay-Reasoning-time">{t('reasoningSeconds', { seconds })}</span>}
      </button>
      <div id={`${id}-text`} hidden={!open}>
        {open && <ReasoningText message={message} />}
      </div>
      {message.status === 'cancelled' && <p className="inlay-Message-note">{t('stopped')}</p>}
    </div>
  )
}

/** How long it takes, or has taken; nothing where nobody was there. */
function useSeconds(isStreaming: boolean): number | undefined {
  const clock = useClock()
  const begun = useRef<number | undefined>(undefined)
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    if (!isStreaming) return undefined
    const start = (begun.current ??= clock.now())
    const tell = () => setSeconds(Math.round((clock.now() - start) / 1_000))
    const cancel = clock.every(1_000, tell)
    return () => {
      cancel()
      tell()
    }
  }, [isStreaming, clock])
  return seconds === 0 ? undefined : seconds
}
