import type { AgentCapabilities } from '../../agent/protocol/agent-capabilities'
import type { AgentAdapter } from '../../agent/session/agent-adapter'

/** Somebody to talk to. */
export interface ChatAgent {
  readonly id: string
  readonly name: string
  /** What it is good for, in a few words. */
  readonly description?: string | undefined
  /** How it is reached. Keep its identity. */
  readonly adapter: AgentAdapter
  /**
   * What it says that it can, as AG-UI has it: of files only those that it takes can be attached, and it is told of tools of the
   * page only where it calls them. @default all
   */
  readonly capabilities?: AgentCapabilities | undefined
}

/** Something to begin with. */
export interface ChatSuggestion {
  readonly title: string
  /** What is sent. @default the title */
  readonly text?: string | undefined
}
