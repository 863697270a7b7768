import { createContext, type ComponentType } from 'react'
import type { ActivityMessage, ThreadMessage } from '../../agent/thread/thread-message'
import type { MarkdownComponents } from '../../ui/markdown/markdown-components'
import type { ChatActions } from '../run/chat-run'
import type { ToolViews } from '../tools/tool-view'

/** How a host draws what agents do beside talking, by their type. Each is a component, made once. */
export type ActivityViews = Readonly<Record<string, ComponentType<{ readonly activity: ActivityMessage }>>>

/** What all messages of a conversation share. Another one draws them all again. */
export interface ChatView {
  readonly actions: ChatActions
  readonly agentName: string | undefined
  readonly tools: ToolViews
  readonly hiddenKeys: readonly string[]
  readonly activities: ActivityViews
  readonly markdown: MarkdownComponents | undefined
  readonly allowImage: ((address: string) => boolean) | undefined
  readonly turnText: (message: ThreadMessage) => string
  /** How many messages of a person have come after this one. */
  readonly countLater: (message: ThreadMessage) => number
  /** Called when a control that had focus goes away by what it did. */
  readonly returnFocus: () => void
}

export const ChatViewContext = createContext<ChatView | undefined>(undefined)
