import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ChevronRight } from 'lucide-react'
import type { ReasoningMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { Markdown } from '../../ui/markdown/Markdown'
import { useClock } from '../../ui/root/use-clock'
import { chatMessages } from '../chat-messages'

/** What the agent thinks: open while it comes, closed where it was thought before. */
export function ReasoningBox({ message }: { readonly message: ReasoningMessage }) {
  const t = useMessages(chatMessages)
  const id = useId()
  const isStreaming = message.status === 'streaming'
  const [open, setOpen] = useState(isStreaming)
  const seconds = useSeconds(isStreaming)
  const box = useFollowing(message.content, isStreaming && open)
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
      <div
        ref={box}
        id={`${id}-text`}
        className="inlay-Reasoning-text"
        role="group"
        aria-label={t('reasoning')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        hidden={!open}
      >
        {open && <Markdown text={message.content} streaming={isStreaming} />}
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

/** Keeps the end in view while the reader has not gone back. */
function useFollowing(text: string, follows: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const bottom = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !follows) return
    // Where it was before this text came: one who is further up has gone there.
    if (element.scrollTop >= bottom.current - 8) element.scrollTop = element.scrollHeight
    bottom.current = element.scrollTop
  }, [text, follows])
  return box
}
