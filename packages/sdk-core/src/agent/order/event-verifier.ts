/**
 * Holds the events of an agent to their order: a run starts and ends once, what is opened is closed, and what goes on was
 * opened before. Clients are lenient, and servers are tested strictly.
 *
 * What comes out is in order and of fewer kinds than what goes in: chunks become start, content and end, and reasoning of
 * older servers gets the name of a message.
 */
import type { AgentEvent } from '../protocol/agent-event'
import { createChunkExpander } from './chunk-expander'
import { createOpenParts } from './open-parts'

export interface EventVerifierOptions {
  /** Throws an `EventOrderError` where it would mend otherwise. @default false */
  readonly strict?: boolean | undefined
  /** Told of everything that was out of order, and how it was mended. */
  readonly onProblem?: ((problem: OrderProblem) => void) | undefined
}

export interface OrderProblem {
  readonly event: AgentEvent | undefined
  readonly detail: string
}

export class EventOrderError extends Error {
  override readonly name = 'EventOrderError'
  constructor(readonly problem: OrderProblem) {
    super(problem.detail)
  }
}

export interface EventVerifier {
  /** The events to go on with: mostly the one that was given; none where it must be ignored. */
  push(event: AgentEvent): readonly AgentEvent[]
  /** The stream is over. */
  end(): void
}

export function createEventVerifier({ strict = false, onProblem }: EventVerifierOptions = {}): EventVerifier {
  let run: 'none' | 'active' | 'over' = 'none'
  let runId = ''
  let thoughts = 0
  let spans = 0
  const open = createOpenParts()
  const chunks = createChunkExpander()

  function report(event: AgentEvent | undefined, detail: string) {
    const problem = { event, detail }
    onProblem?.(problem)
    if (strict) throw new EventOrderError(problem)
  }

  function reset(id: string | undefined) {
    run = 'active'
    runId = id ?? ''
    thoughts = 0
    spans = 0
    open.clear()
    chunks.clear()
  }

  function start(event: Extract<AgentEvent, { type: 'RUN_STARTED' }>): readonly AgentEvent[] {
    if (run !== 'active') {
      reset(event.runId)
      return [event]
    }
    report(event, 'A run started while another was going on.')
    if (event.runId === runId) return []
    const ending: AgentEvent = { type: 'RUN_FINISHED', threadId: event.threadId ?? '', runId }
    const closing = open.closeAll()
    reset(event.runId)
    return [...closing, ending, event]
  }

  function finish(event: Extract<AgentEvent, { type: 'RUN_FINISHED' }>): readonly AgentEvent[] {
    const closing = open.closeAll()
    run = 'over'
    if (closing.length === 0) return [event]
    report(event, `The run finished while ${closing.length} of its parts were open.`)
    // What a cancelled run has left open was never finished, and is not to look so.
    return event.outcome?.type === 'cancelled' ? [event] : [...closing, event]
  }

  function inOrder(event: AgentEvent): readonly AgentEvent[] {
    const step = open.take(event)
    if (step.problem !== undefined) report(event, step.problem)
    return step.events
  }

  function nameThought(event: AgentEvent): AgentEvent {
    if (!('messageId' in event) || event.messageId !== '' || !event.type.startsWith('REASONING')) return event
    if (event.type === 'REASONING_MESSAGE_START') thoughts += 1
    if (event.type === 'REASONING_START') spans += 1
    const isSpan = event.type === 'REASONING_START' || event.type === 'REASONING_END'
    return { ...event, messageId: isSpan ? `${runId}-thinking-${spans}` : `${runId}-reasoning-${thoughts}` }
  }

  return {
    push(given) {
      if (given.type === 'RUN_STARTED') return start(given)
      if (run === 'over') {
        report(given, `${given.type} came after the end of the run.`)
        return []
      }
      if (run === 'none' && given.type !== 'RUN_ERROR') {
        run = 'active'
        report(given, `${given.type} came before the run had started.`)
      }
      const expanded = chunks.expand(nameThought(given))
      if (expanded.problem !== undefined) report(given, expanded.problem)
      return expanded.events.flatMap((event) => {
        if (event.type === 'RUN_FINISHED') return finish(event)
        if (event.type !== 'RUN_ERROR') return inOrder(event)
        run = 'over'
        open.clear()
        return [event]
      })
    },
    end() {
      if (run !== 'over') report(undefined, 'The stream ended before the run did.')
    },
  }
}
