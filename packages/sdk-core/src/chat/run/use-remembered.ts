import { useContext, useMemo } from 'react'
import type { AgentAdapter } from '../../agent/session/agent-adapter'
import { settleRun } from '../../agent/thread/finish-run'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { threadMessages, type ThreadState } from '../../agent/thread/thread-state'
import { useLatest } from '../../react/hooks/use-latest'
import { InlayContext } from '../../react/inlay-context'

interface Remembered {
  readonly messages: readonly ThreadMessage[]
  readonly agentState: unknown
}

/**
 * Remembers the conversations with agents whose server keeps none, for as long as the component is there: whoever looks at
 * another agent or thread and comes back finds them, and nobody else does.
 */
export function useRemembered() {
  const person = useLatest(useContext(InlayContext)?.session.userId)
  return useMemo(() => {
    const all = new WeakMap<AgentAdapter, Map<string, Remembered>>()
    const keyOf = (threadId: string) => `${person.current ?? ''} ${threadId}`
    return {
      of: (adapter: AgentAdapter, threadId: string) => all.get(adapter)?.get(keyOf(threadId)),
      keep(adapter: AgentAdapter, thread: ThreadState) {
        if (adapter.load || adapter.connect) return
        const { run, threadId, agentState } = thread
        // What was going on ends with the connection.
        const ended = run.status === 'running' ? settleRun(thread, { status: 'cancelled', runId: run.runId }) : thread
        const messages = threadMessages(ended)
        if (messages.length === 0) return
        const threads = all.get(adapter) ?? new Map<string, Remembered>()
        all.set(adapter, threads.set(keyOf(threadId), { messages, agentState }))
      },
    }
  }, [person])
}
