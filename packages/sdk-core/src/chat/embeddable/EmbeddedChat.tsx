import { useMemo } from 'react'
import { backendAgent } from '../../agent/adapters/backend-agent'
import { useInlay } from '../../react/hooks/use-inlay'
import { AgentChat } from '../agent-chat/AgentChat'
import type { ChatSuggestion } from '../agent-chat/chat-agent'

export interface EmbeddedChatProps {
  readonly threadId: string
  readonly agents: readonly AgentData[]
  readonly agentId?: string | undefined
  readonly height?: number | undefined
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly emptyTitle?: string | undefined
  readonly suggestions?: readonly ChatSuggestion[] | undefined
  readonly storageKey?: string | undefined
  readonly onChooseAgent?: ((payload: { readonly agentId: string }) => void) | undefined
}

export interface AgentData {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
}

/** A conversation with agents of the backend. */
export function EmbeddedChat({ agents, height = 600, onChooseAgent, ...props }: EmbeddedChatProps) {
  const { client, workspaceId = '' } = useInlay()
  // A page that gives its props anew gives agents that are the same and other objects.
  const written = JSON.stringify(agents)
  const reached = useMemo(
    () =>
      (JSON.parse(written) as readonly AgentData[]).map((agent) => ({
        ...agent,
        adapter: backendAgent({ client, workspaceId, agentId: agent.id }),
      })),
    [client, workspaceId, written],
  )
  return (
    <AgentChat
      {...props}
      agents={reached}
      style={{ blockSize: height }}
      onAgentChange={(agentId) => onChooseAgent?.({ agentId })}
    />
  )
}
