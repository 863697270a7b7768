import { useEffect, useRef } from 'react'
import { threadMessages } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import type { ChatActions, ChatRun } from '../run/chat-run'

/**
 * Sends what a conversation begins with once it is known that nobody had said anything in it. Whoever was quicker has the
 * word first; what it begins with is said then. Its id is the same in every window, so that of two that begin at once one
 * finds it said.
 */
export function useFirstMessage(run: ChatRun, threadId: string, firstMessage: string | undefined): void {
  const { actions, error, queue, status, thread, unsent } = run
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

  // Taken back while it waited, it is not to come again.
  const sentIn = useRef<ChatActions>(undefined)
  const latest = useLatest(run)
  const mayBeSaid = isLoaded && status === 'idle' && queue.length === 0
  useEffect(() => {
    if (firstMessage === undefined || !mayBeSaid || wasEmpty.current !== actions || sentIn.current === actions) return
    sentIn.current = actions
    const id = `${threadId}/first`
    if (!threadMessages(latest.current.thread).some((message) => message.id === id)) actions.send(firstMessage, { id })
  }, [actions, firstMessage, latest, mayBeSaid, threadId])
}
