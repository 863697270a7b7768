import { useEffect, useRef } from 'react'
import { threadMessages } from '../../agent/thread/thread-state'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { useLocale } from '../../ui/root/use-locale'
import { chatMessages } from '../chat-messages'
import type { ChatRun } from '../run/chat-run'
import { beginningOf, countWords, joinSpoken, mostAtOnce, spokenText } from './spoken-text'

/** Says what the agent has answered elsewhere, when it comes here whole: nobody has heard it being written. */
export function useSpokenNews({ thread, status }: Pick<ChatRun, 'thread' | 'status'>): void {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const locale = useLocale()
  const before = useRef({ thread, status })
  useEffect(() => {
    const last = before.current
    before.current = { thread, status }
    // What one has come to, and what is said here, is no news.
    const isSame = last.status === 'idle' && status === 'idle' && last.thread.threadId === thread.threadId
    if (!isSame || last.thread.history === thread.history) return
    const known = new Set(threadMessages(last.thread).map(({ id }) => id))
    const messages = threadMessages(thread)
    const from = messages.findLastIndex(({ id }) => known.has(id))
    if (from < 0 && known.size > 0) return
    const text = joinSpoken(
      messages.slice(from + 1).map((message) => (message.role === 'assistant' ? spokenText(message.content) : '')),
    )
    const said = beginningOf(text, mostAtOnce)
    const length = said === text ? '' : t('answerLength', { count: countWords(text, locale) })
    const words = joinSpoken([said.trim(), length])
    if (words !== '') announce(words)
  }, [announce, locale, status, t, thread])
}
