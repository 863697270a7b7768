import { useEffect, useRef } from 'react'
import { threadMessages } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import { firstMessageId } from './first-message-id'
import type { ChatActions, ChatRun } from '../run/chat-run'

/**
 * Sends what a conversation begins with once it is known that nobody had said anything in it. Whoever writes before that is
 * known comes after it. Its id is the same in every window, so that of two that begin at once one finds it said.
 */
export function useFirstMessage(run: ChatRun, threadId: string, firstMessage: string | null | undefined): void {
  const { actions, error, status, thread, unsent } = run
  const isLoaded = status !== 'loading' && error === undefined
  const wasEmpty = useRef<ChatActions>(undefined)
  const looked = useRef<ChatActions>(undefined)
  // What has waited here for the thread to come is no part of what was said before.
  const hasHistory = thread.history.length + thread.tail.length > unsent.length
  useEffect(() => {
    if (!isLoaded || looked.current === actions) return
    looked.current = actions
    if (!hasHistory) wasEmpty.current = actions
  }, [actions, hasHistory, isLoaded])

  const release = useRef<() => void>(undefined)
  const isAwaited = firstMessage !== undefined
  useEffect(() => {
    if (!isAwaited) return undefined
    const end = actions.hold()
    release.current = end
    return end
  }, [actions, isAwaited])

  // Taken back while it waited, it is not to come again.
  const sentIn = useRef<ChatActions>(undefined)
  const latest = useLatest(run)
  useEffect(() => {
    if (typeof firstMessage !== 'string' || !isLoaded) return
    if (wasEmpty.current === actions && sentIn.current !== actions) {
      sentIn.current = actions
      const id = firstMessageId(threadId)
      const isSaid = threadMessages(latest.current.thread).some((message) => message.id === id)
      if (!isSaid) actions.send(firstMessage, { id, isFirst: true })
    }
    release.current?.()
  }, [actions, firstMessage, isLoaded, latest, threadId])
}
