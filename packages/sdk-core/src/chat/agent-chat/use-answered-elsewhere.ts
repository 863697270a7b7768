import { useEffect, useRef } from 'react'
import type { ThreadState } from '../../agent/thread/thread-state'
import { useMessages } from '../../react/messages/use-messages'
import { useAnnounce } from '../../ui/root/use-announce'
import { chatMessages } from '../chat-messages'
import type { ChatRun } from '../run/chat-run'

/** Says that a question is gone which nobody has answered here, such as one that another window has. */
export function useAnsweredElsewhere({ thread, status }: Pick<ChatRun, 'thread' | 'status'>): void {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const words = t('answeredElsewhere')
  const { threadId } = thread
  const asked = askedIn(thread)
  const before = useRef({ threadId, asked })
  useEffect(() => {
    const last = before.current
    before.current = { threadId, asked }
    // Who answers or goes on here begins a run by that.
    const isOwn = status === 'connecting' || last.threadId !== threadId
    if (last.asked !== '' && last.asked !== asked && !isOwn) announce(words)
  }, [announce, words, threadId, asked, status])
}

function askedIn({ run }: ThreadState): string {
  return run.status === 'interrupted' ? run.interrupts.map(({ id }) => id).join(' ') : ''
}
