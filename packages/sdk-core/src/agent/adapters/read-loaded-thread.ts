import { isRecord } from '../json/is-record'
import { parseJson } from '../json/parse-json'
import type { LoadedThread } from '../session/agent-adapter'
import { readMessages } from '../thread/read-messages'
import type { Interrupt, Interrupted } from '../thread/thread-state'

/**
 * A thread as servers answer it. State and messages come as JSON, or as a string of JSON (CopilotKit 1); what cannot be read is
 * reported and left out, so that the chat stays usable.
 */
export function readLoadedThread(value: unknown, onProblem: (detail: string) => void): LoadedThread {
  if (!isRecord(value)) return { threadExists: false }
  const last = typeof value['lastRunId'] === 'string' ? { lastRunId: value['lastRunId'] } : {}
  const state = unpack(value['state'], 'state', onProblem)
  const agentState = state === undefined || state === null ? {} : { agentState: state }
  // Something may be known that is shared with the threads of other agents.
  if (value['threadExists'] === false) return { threadExists: false, ...agentState, ...last }
  const messages = readMessages(unpack(value['messages'], 'messages', onProblem))
  const { runId } = value
  const interrupted = readInterrupted(value['interrupted'])
  return {
    threadExists: true,
    messages,
    ...agentState,
    ...(typeof runId === 'string' ? { runId } : {}),
    ...last,
    ...(interrupted === undefined ? {} : { interrupted }),
  }
}

function readInterrupted(value: unknown): Interrupted | undefined {
  if (!isRecord(value) || typeof value['runId'] !== 'string' || !Array.isArray(value['interrupts'])) return undefined
  const interrupts = value['interrupts'].filter(
    (each): each is Interrupt => isRecord(each) && typeof each['id'] === 'string',
  )
  return interrupts.length === 0 ? undefined : { runId: value['runId'], interrupts }
}

function unpack(value: unknown, field: string, onProblem: (detail: string) => void): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  const parsed = parseJson(value)
  if (!parsed) onProblem(`The ${field} of the thread cannot be read.`)
  return parsed?.value
}
