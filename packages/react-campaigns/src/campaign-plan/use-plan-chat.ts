import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import type { AgentEvent, SessionStatus } from '@inlay/sdk-core/agent'
import { isWorking, type AgentChatControl } from '@inlay/sdk-core/chat'
import { useLatest } from '@inlay/sdk-core/react'
import { noPlanState, readPlanState, type PlanState } from './agent-state'

export interface PlanChatOptions {
  readonly agentId: string
  /** The campaign was made from words that are said by themselves, and nothing has come of them yet. */
  readonly isBeginning: boolean
  /** A run has begun or ended, or a tool has done something, perhaps to the rows. */
  readonly onNews: () => void
  /** A run is over that a suggestion began, or the opening of the plan, or that was under way then. */
  readonly onSuggestedRunOver: () => void
}

export interface PlanChatState {
  readonly controlRef: RefObject<AgentChatControl | null>
  readonly working: boolean
  readonly state: PlanState
  /** Sends a suggestion. */
  readonly tryPrompt: (prompt: string) => void
  /** For the chat, to tell. */
  readonly told: {
    readonly onAgentState: (state: unknown) => void
    readonly onStatusChange: (status: SessionStatus) => void
    readonly onEvent: (event: AgentEvent) => void
  }
}

const news: ReadonlySet<AgentEvent['type']> = new Set(['RUN_STARTED', 'TOOL_CALL_RESULT', 'RUN_FINISHED', 'RUN_ERROR'])

/** What the rest of the plan knows of its conversation. */
export function usePlanChat(options: PlanChatOptions): PlanChatState {
  const { agentId } = options
  const latest = useLatest(options)
  const controlRef = useRef<AgentChatControl>(null)
  const [status, setStatus] = useState<SessionStatus>('loading')
  const [known, setKnown] = useState({ agentId, state: noPlanState })
  const isSuggested = useRef(false)
  const working = isWorking(status)
  const before = useRef<SessionStatus>('loading')

  return {
    controlRef,
    working,
    // What one agent has told is nothing of another one.
    state: known.agentId === agentId ? known.state : noPlanState,
    tryPrompt: useCallback((prompt: string) => {
      isSuggested.current = true
      controlRef.current?.send(prompt)
    }, []),
    told: useMemo(
      () => ({
        onAgentState: (state) => setKnown({ agentId, state: readPlanState(state) }),
        onEvent: ({ type }) => {
          if (news.has(type)) latest.current.onNews()
        },
        onStatusChange(next) {
          setStatus(next)
          const isOver = isWorking(before.current) && !isWorking(next)
          // What was suggested when the plan was opened is about what was there before, or in the middle of it.
          if (isWorking(next) && (before.current === 'loading' || latest.current.isBeginning))
            isSuggested.current = true
          before.current = next
          if (!isOver || !isSuggested.current) return
          isSuggested.current = false
          latest.current.onSuggestedRunOver()
        },
      }),
      [agentId, latest],
    ),
  }
}
