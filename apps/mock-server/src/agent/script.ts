import type { AgentEvent } from '@inlay/sdk-core/agent'

/** What the scripted agent does: events, each with the milliseconds since the start of the run at which it comes. */
export type Script = readonly { readonly at: number; readonly event: AgentEvent }[]

export interface ScriptWriter {
  /** Adds events, each a beat after the one before. */
  add(...events: readonly AgentEvent[]): void
  /** Lets so many beats pass. */
  rest(beats: number): void
  /** An id that no other run has, and that this one always has. */
  id(name: string): string
  say(text: string, pieces?: readonly string[]): void
  think(text: string): void
  callTool(call: ScriptedCall): void
  finished(): Script
}

export interface ScriptedCall {
  readonly name: string
  readonly args: unknown
  /** Left out: a person or a later run gives it. */
  readonly result?: unknown
  /** Beats that the tool takes. @default 6 */
  readonly takes?: number
}

export function createScriptWriter({ runId, beat }: { readonly runId: string; readonly beat: number }): ScriptWriter {
  const script: { at: number; event: AgentEvent }[] = []
  let at = 0
  let ids = 0
  const id = (name: string) => `${runId}-${name}`
  const nextId = (name: string) => id(`${name}-${(ids += 1)}`)

  function add(...events: readonly AgentEvent[]) {
    for (const event of events) {
      script.push({ at, event })
      at += beat
    }
  }

  function rest(beats: number) {
    at += beats * beat
  }

  return {
    add,
    rest,
    id,
    say(text, pieces = words(text)) {
      const messageId = nextId('message')
      add({ type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' })
      for (const delta of pieces) add({ type: 'TEXT_MESSAGE_CONTENT', messageId, delta })
      add({ type: 'TEXT_MESSAGE_END', messageId })
    },
    think(text) {
      const messageId = nextId('reasoning')
      add({ type: 'REASONING_START', messageId }, { type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' })
      for (const delta of words(text)) add({ type: 'REASONING_MESSAGE_CONTENT', messageId, delta })
      add({ type: 'REASONING_MESSAGE_END', messageId }, { type: 'REASONING_END', messageId })
    },
    callTool({ name, args, result, takes = 6 }) {
      const toolCallId = nextId('call')
      add({ type: 'TOOL_CALL_START', toolCallId, toolCallName: name })
      for (const delta of inPieces(JSON.stringify(args), 12)) add({ type: 'TOOL_CALL_ARGS', toolCallId, delta })
      add({ type: 'TOOL_CALL_END', toolCallId })
      if (result === undefined) return
      rest(takes)
      const messageId = nextId('result')
      add({ type: 'TOOL_CALL_RESULT', toolCallId, messageId, content: JSON.stringify(result), role: 'tool' })
    },
    finished: () => script,
  }
}

/** Words with the spaces behind them, about as language models give them. */
function words(text: string): readonly string[] {
  return text.match(/\s*\S+\s*/g) ?? []
}

export function inPieces(text: string, length: number): readonly string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? []
}
