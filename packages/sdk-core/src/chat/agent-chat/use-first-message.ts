import { useEffect, useRef } from 'react'
import type { ChatActions, ChatRun } from '../run/chat-run'

/**
 * Sends what a conversation begins with once it is known that nobody has said anything in it. Its id is the same in every
 * window, so that of two that begin at once one finds it said.
 */
export function useFirstMessage(run: ChatRun, threadId: string, firstMessage: string | undefined): void {
  const { actions, error, queue, status, thread } = run
  const isUntouched =
    status === 'idle' && error === undefined && queue.length + thread.history.length + thread.tail.length === 0
  // Taken back while it waited, it is not to come again.
  const sentIn = useRef<ChatActions>(undefined)
  useEffect(() => {
    if (firstMessage === undefined || !isUntouched || sentIn.current === actions) return
    sentIn.current = actions
    actions.send(firstMessage, { id: `${threadId}/first` })
  }, [actions, firstMessage, isUntouched, threadId])
}
