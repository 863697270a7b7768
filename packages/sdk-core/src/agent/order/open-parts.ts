import type { AgentEvent } from '../protocol/agent-event'

export interface OrderStep {
  readonly events: readonly AgentEvent[]
  readonly problem?: string | undefined
}

interface OpenPart {
  readonly kind: string
  readonly close: AgentEvent
}

/** What a run has opened and not yet closed. */
export function createOpenParts() {
  const parts = new Map<string, OpenPart>()

  function open(kind: string, id: string, event: AgentEvent, close: AgentEvent): OrderStep {
    const key = keyOf(kind, id)
    if (parts.has(key)) return { events: [], problem: `${event.type} opened the ${kind} "${id}" again.` }
    parts.set(key, { kind, close })
    return { events: [event] }
  }

  function goOn(kind: string, id: string, event: AgentEvent, missing: AgentEvent, close: AgentEvent): OrderStep {
    const key = keyOf(kind, id)
    if (parts.has(key)) return { events: [event] }
    parts.set(key, { kind, close })
    return { events: [missing, event], problem: `${event.type} is of the ${kind} "${id}", which is not open.` }
  }

  function close(kind: string, id: string, event: AgentEvent): OrderStep {
    if (parts.delete(keyOf(kind, id))) return { events: [event] }
    return { events: [], problem: `${event.type} closed the ${kind} "${id}", which is not open.` }
  }

  function take(event: AgentEvent): OrderStep {
    switch (event.type) {
      case 'TEXT_MESSAGE_START':
        return open('message', event.messageId, event, { type: 'TEXT_MESSAGE_END', messageId: event.messageId })
      case 'TEXT_MESSAGE_CONTENT': {
        const { messageId } = event
        const start: AgentEvent = { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' }
        return goOn('message', messageId, event, start, { type: 'TEXT_MESSAGE_END', messageId })
      }
      case 'TEXT_MESSAGE_END':
        return close('message', event.messageId, event)
      case 'REASONING_START':
        return open('reasoning', event.messageId, event, { type: 'REASONING_END', messageId: event.messageId })
      case 'REASONING_END':
        return close('reasoning', event.messageId, event)
      case 'REASONING_MESSAGE_START': {
        const { messageId } = event
        return open('thought', messageId, event, { type: 'REASONING_MESSAGE_END', messageId })
      }
      case 'REASONING_MESSAGE_CONTENT': {
        const { messageId } = event
        const start: AgentEvent = { type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' }
        return goOn('thought', messageId, event, start, { type: 'REASONING_MESSAGE_END', messageId })
      }
      case 'REASONING_MESSAGE_END':
        return close('thought', event.messageId, event)
      case 'TOOL_CALL_START': {
        const { toolCallId } = event
        return open('tool call', toolCallId, event, { type: 'TOOL_CALL_END', toolCallId })
      }
      case 'TOOL_CALL_ARGS': {
        const { toolCallId } = event
        const start: AgentEvent = { type: 'TOOL_CALL_START', toolCallId, toolCallName: '' }
        return goOn('tool call', toolCallId, event, start, { type: 'TOOL_CALL_END', toolCallId })
      }
      case 'TOOL_CALL_END':
        return close('tool call', event.toolCallId, event)
      case 'TOOL_CALL_RESULT': {
        const opened = parts.get(keyOf('tool call', event.toolCallId))
        if (!opened) return { events: [event] }
        parts.delete(keyOf('tool call', event.toolCallId))
        return {
          events: [opened.close, event],
          problem: `The tool call "${event.toolCallId}" has a result but no end.`,
        }
      }
      case 'STEP_STARTED': {
        const { type: _, ...step } = event
        return open('step', stepKey(event), event, { ...step, type: 'STEP_FINISHED' })
      }
      case 'STEP_FINISHED':
        return close('step', stepKey(event), event)
      case 'SUBAGENT_STARTED': {
        const { subagentRunId } = event
        return open('subagent', subagentRunId, event, { type: 'SUBAGENT_FINISHED', subagentRunId })
      }
      case 'SUBAGENT_FINISHED':
      case 'SUBAGENT_ERROR':
        return close('subagent', event.subagentRunId, event)
      default:
        return { events: [event] }
    }
  }

  return {
    take,
    /** The events that close what is open, the last opened first. */
    closeAll(): readonly AgentEvent[] {
      const closing = [...parts.values()].toReversed().map((part) => part.close)
      parts.clear()
      return closing
    },
    clear: () => parts.clear(),
  }
}

/** Agents under one another may each have a step of the same name. */
function stepKey({ stepName, subagentRunId }: { readonly stepName: string; readonly subagentRunId?: string }): string {
  return JSON.stringify([subagentRunId ?? null, stepName])
}

function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`
}
