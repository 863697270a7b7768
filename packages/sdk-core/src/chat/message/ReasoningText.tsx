import { useLayoutEffect, useRef } from 'react'
import type { ReasoningMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Markdown } from '../../ui/markdown/Markdown'
import { useOverflow } from '../../ui/markdown/use-overflow'
import { chatMessages } from '../chat-messages'

/** What was thought, in room of its own. Its end stays in view while it comes and the reader is there. */
export function ReasoningText({ message: { content, status } }: { readonly message: ReasoningMessage }) {
  const t = useMessages(chatMessages)
  const area = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const scrolls = useOverflow(area, words)
  const isStreaming = status === 'streaming'
  useLayoutEffect(() => {
    const { current } = area
    if (!current || !isStreaming) return
    // The end as it was before this text came.
    if (current.scrollTop + current.clientHeight >= height.current - 8) current.scrollTop = current.scrollHeight
    height.current = current.scrollHeight
  }, [content, isStreaming])
  return (
    <div
      ref={area}
      className="inlay-Reasoning-text"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('reasoning') })}
    >
      <div ref={words}>
        <Markdown text={content} streaming={isStreaming} />
      </div>
    </div>
  )
}
