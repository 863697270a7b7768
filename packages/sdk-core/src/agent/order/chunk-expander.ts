import type { AgentEvent, AgentEventType } from '../protocol/agent-event'

export interface ExpandedEvents {
  readonly events: readonly AgentEvent[]
  readonly problem?: string | undefined
}

interface OpenChunks {
  readonly kind: 'text' | 'tool' | 'reasoning'
  readonly id: string
}

/** Makes start, content and end of chunks, which say none of the three: the first starts and any other event ends. */
export function createChunkExpander() {
  let open: OpenChunks | undefined

  function close(): readonly AgentEvent[] {
    const ended = open
    open = undefined
    if (!ended) return []
    if (ended.kind === 'text') return [{ type: 'TEXT_MESSAGE_END', messageId: ended.id }]
    if (ended.kind === 'tool') return [{ type: 'TOOL_CALL_END', toolCallId: ended.id }]
    return [{ type: 'REASONING_MESSAGE_END', messageId: ended.id }]
  }

  /** The events that go before the content, or nothing where nobody knows what it is a chunk of. */
  function begin(kind: OpenChunks['kind'], id: string | undefined, start: (id: string) => AgentEvent | undefined) {
    if (open?.kind === kind && (id === undefined || id === open.id)) return { id: open.id, events: [] }
    const ending = close()
    const first = id === undefined ? undefined : start(id)
    if (id === undefined || !first) return { id: undefined, events: ending }
    open = { kind, id }
    return { id, events: [...ending, first] }
  }

  function withContent(
    { id, events }: { readonly id: string | undefined; readonly events: readonly AgentEvent[] },
    delta: string | undefined,
    content: (id: string, delta: string) => AgentEvent,
  ): ExpandedEvents {
    if (id === undefined) return { events, problem: 'A chunk says neither what it begins nor what it belongs to.' }
    return { events: delta === undefined || delta === '' ? events : [...events, content(id, delta)] }
  }

  return {
    clear() {
      open = undefined
    },
    expand(event: AgentEvent): ExpandedEvents {
      switch (event.type) {
        case 'TEXT_MESSAGE_CHUNK': {
          const { messageId, delta, type: _, ...more } = event
          const begun = begin('text', messageId, (id) => ({ ...more, type: 'TEXT_MESSAGE_START', messageId: id }))
          return withContent(begun, delta, (id, text) => ({
            type: 'TEXT_MESSAGE_CONTENT',
            messageId: id,
            delta: text,
          }))
        }
        case 'TOOL_CALL_CHUNK': {
          const { toolCallId, toolCallName, delta, type: _, ...more } = event
          const begun = begin('tool', toolCallId, (id) =>
            toolCallName === undefined ? undefined : { ...more, type: 'TOOL_CALL_START', toolCallId: id, toolCallName },
          )
          return withContent(begun, delta, (id, text) => ({ type: 'TOOL_CALL_ARGS', toolCallId: id, delta: text }))
        }
        case 'REASONING_MESSAGE_CHUNK': {
          const { messageId, delta, type: _, ...more } = event
          const begun = begin('reasoning', messageId, (id) => ({
            ...more,
            type: 'REASONING_MESSAGE_START',
            messageId: id,
            role: 'reasoning',
          }))
          // An empty delta says that the message is complete.
          if (delta === '' && begun.id !== undefined) return { events: [...begun.events, ...close()] }
          return withContent(begun, delta, (id, text) => ({
            type: 'REASONING_MESSAGE_CONTENT',
            messageId: id,
            delta: text,
          }))
        }
        default:
          return { events: leavesChunksOpen.has(event.type) ? [event] : [...close(), event] }
      }
    },
  }
}

const leavesChunksOpen: ReadonlySet<AgentEventType> = new Set<AgentEventType>([
  'RAW',
  'CUSTOM',
  'STATE_SNAPSHOT',
  'STATE_DELTA',
  'ACTIVITY_SNAPSHOT',
  'ACTIVITY_DELTA',
  'REASONING_ENCRYPTED_VALUE',
])
