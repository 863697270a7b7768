import type { AgentAdapter } from '../../agent/session/agent-adapter'

/** Somebody to talk to. */
export interface ChatAgent {
  readonly id: string
  readonly name: string
  /** What it is good for, in a few words. */
  readonly description?: string | undefined
  /** How it is reached. Keep its identity. */
  readonly adapter: AgentAdapter
}

/** Something to begin with. */
export interface ChatSuggestion {
  readonly title: string
  /** What is sent. @default the title */
  readonly text?: string | undefined
}
