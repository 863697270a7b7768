import { createEventVerifier, type AgentEvent } from '@inlay/sdk-core/agent'
import type { JobContext } from '../../../jobs/run-job'
import { readEventLog, type RunJobInput } from '../../agent-runs'
import { inPieces } from '../../script'
import { writeEvent } from '../../write-event'
import type { RunParts } from './run-parts'

/**
 * The events of a run, each at its time. A run that is taken up again goes through what it has done before, since its parts
 * answer the same: events that are written are passed over.
 */
export interface RunOutput {
  emit(...events: readonly AgentEvent[]): Promise<void>
  /** At once, as what it tells of comes. */
  emitNow(event: AgentEvent): Promise<void>
  say(text: string): Promise<void>
  think(text: string): Promise<void>
  /** Lets time of the run pass. */
  pause(milliseconds: number): Promise<void>
  /** What took time of its own is behind: what follows goes on from now. */
  catchUp(): Promise<void>
  /** An id that no other run has, and that this one always has; one of a name for each event. */
  nextId(name: string): string
  /** How many events there are so far. */
  position(): number
  /** Whether more was written than what was passed over, by a part that a server has left in the middle. */
  isBehind(): boolean
  /** Passes over all that is written, up to a position. */
  skipTo(position: number): void
  /** Closes what is left open by what was written so far; answers the position then. */
  closeOpen(): Promise<number>
}

/** Milliseconds between two events. */
const beat = 30
const wordsAtOnce = 3

export async function createRunOutput(context: JobContext, run: RunJobInput, parts: RunParts): Promise<RunOutput> {
  const { store, clock, signal } = context
  let written = (await readEventLog(store, run.runId)).length
  let position = 0
  let at = 0
  let catches = 0

  async function untilThen() {
    const pause = run.startedAt + at - clock.now()
    if (pause > 0) await clock.sleep(pause, signal)
    signal.throwIfAborted()
  }

  async function emitNow(event: AgentEvent) {
    position += 1
    if (position <= written) return
    await writeEvent(context, run, event)
    written += 1
  }

  async function emit(...events: readonly AgentEvent[]) {
    for (const event of events) {
      if (position >= written) await untilThen()
      await emitNow(event)
      at += beat
    }
  }

  const nextId = (name: string) => `${run.runId}-${name}-${position + 1}`

  return {
    emit,
    emitNow,
    nextId,
    async say(text) {
      const messageId = nextId('message')
      await emit({ type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' })
      for (const delta of phrases(text)) await emit({ type: 'TEXT_MESSAGE_CONTENT', messageId, delta })
      await emit({ type: 'TEXT_MESSAGE_END', messageId })
    },
    async think(text) {
      const messageId = nextId('reasoning')
      await emit(
        { type: 'REASONING_START', messageId },
        { type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' },
      )
      for (const delta of phrases(text)) await emit({ type: 'REASONING_MESSAGE_CONTENT', messageId, delta })
      await emit({ type: 'REASONING_MESSAGE_END', messageId }, { type: 'REASONING_END', messageId })
    },
    async pause(milliseconds) {
      at += milliseconds
      await untilThen()
    },
    async catchUp() {
      catches += 1
      const now = await parts.remember(`time ${catches}`, () => clock.now() - run.startedAt)
      at = Math.max(at, now)
    },
    position: () => position,
    isBehind: () => written > position,
    skipTo(next) {
      position = next
    },
    async closeOpen() {
      const verifier = createEventVerifier()
      const events = await readEventLog(store, run.runId)
      for (const event of events) verifier.push(event)
      position = events.length
      written = events.length
      const { threadId, runId } = run
      const closing = verifier.push({ type: 'RUN_FINISHED', threadId, runId }).slice(0, -1)
      for (const event of closing) await emitNow(event)
      return position
    },
  }
}

/** Some words at a time, with what stands between them. */
function phrases(text: string): readonly string[] {
  return text.match(new RegExp(`(?:\\s*\\S+\\s*){1,${wordsAtOnce}}`, 'g')) ?? []
}

/** Arguments, about as language models give them. */
export function argumentPieces(args: object): readonly string[] {
  return inPieces(JSON.stringify(args), 24)
}
