import {
  createThreadState,
  earlyEndMark,
  readMessages,
  reduceThread,
  threadMessages,
  toWireMessages,
  type AgentEvent,
  type Interrupt,
  type ThreadMessage,
  type ThreadState,
} from '@inlay/sdk-core/agent'
import type { WorkspaceStore } from '../store/store'
import { endsRun, eventLog, readEventLog, threadKey, threadsCollection, type RunJobInput } from './agent-runs'

/**
 * Adds to the events of a run. With its last ones, the thread is kept as the next run or another page begins with it; that
 * goes first, so that whoever has seen the end finds the thread as it is then.
 */
export async function appendEvents(store: WorkspaceStore, run: RunJobInput, events: readonly AgentEvent[]) {
  if (events.some(endsRun)) await keepThread(store, run, [...(await readEventLog(store, run.runId)), ...events])
  for (const event of events) await eventLog(store, run.runId).append(event)
}

/** What is asked in a thread: by its run, or before one that broke off before it could do anything about it. */
function openInterrupts(thread: ThreadState, asked: readonly Interrupt[]): readonly Interrupt[] {
  const { run } = thread
  if (run.status === 'interrupted') return run.interrupts
  if (run.status !== 'failed' && run.status !== 'cancelled') return []
  const done = new Set(
    threadMessages(thread).flatMap((message) =>
      message.role === 'assistant' ? message.toolCalls.filter(({ result }) => result).map(({ id }) => id) : [],
    ),
  )
  return asked.filter(({ toolCallId }) => toolCallId !== undefined && !done.has(toolCallId))
}

/** A question keeps the mark that it was stopped as long as there is nothing of an answer that could say so. */
function withUnanswered(thread: ThreadState): readonly ThreadMessage[] {
  const messages = threadMessages(thread)
  return messages.map((message, index) => {
    if (message.role !== 'user') return message
    const next = messages[index + 1]
    const isUnanswered = next === undefined ? thread.run.status === 'cancelled' : next.role === 'user'
    if (isUnanswered && message.status === 'cancelled') return message
    return { ...message, metadata: withoutMark(message.metadata), status: 'complete' }
  })
}

const marks = Object.keys(earlyEndMark('cancelled') ?? {})

/** As it is once it has been asked again. */
function withoutMark(metadata: ThreadMessage['metadata']): ThreadMessage['metadata'] {
  const rest = Object.entries(metadata ?? {}).filter(([key]) => !marks.includes(key))
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

async function keepThread(store: WorkspaceStore, run: RunJobInput, events: readonly AgentEvent[]): Promise<void> {
  const before = createThreadState({
    threadId: run.threadId,
    messages: readMessages(run.messages),
    agentState: run.state,
  })
  const thread = events.reduce(reduceThread, before)
  const interrupts = openInterrupts(thread, run.asked ?? [])
  const openCalls = new Set(interrupts.flatMap(({ toolCallId }) => toolCallId ?? []))
  const threads = store.collection(threadsCollection)
  const key = threadKey(run.agentId, run.threadId)
  // A later run has begun with what it was told: that is the thread now.
  const kept = (await threads.get(key))?.value
  if (kept?.runId !== run.runId) return
  await threads.put(key, {
    userId: kept.userId,
    threadId: run.threadId,
    agentId: run.agentId,
    messages: toWireMessages(withUnanswered(thread), { openCalls, activities: true }),
    state: thread.agentState ?? null,
    runId: run.runId,
    isOver: true,
    interrupts,
  })
}
