import type { AgentSession, AgentSnapshot } from '../../agent/session/agent-session'
import type { SessionStatus } from '../../agent/session/agent-session'

/** What can be done in a conversation. The same functions as long as it is the same conversation. */
export type ChatActions = Pick<
  AgentSession,
  'send' | 'hold' | 'unqueue' | 'stop' | 'retry' | 'edit' | 'answer' | 'restore' | 'refresh'
>

/** A conversation as it is at this moment, and what can be done in it. */
export interface ChatRun extends AgentSnapshot {
  readonly actions: ChatActions
}

/** Whether the agent is at work, or about to be. */
export function isWorking(status: SessionStatus): boolean {
  return status === 'connecting' || status === 'running' || status === 'reconnecting'
}
