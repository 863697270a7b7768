import type { TextMessage, ThreadMessage } from '../thread/thread-message'
import { threadMessages, type Interrupted, type ThreadState } from '../thread/thread-state'
import type { InterruptAnswer } from './agent-session'

/** All that is needed to do a run again. */
export interface RunStart {
  readonly thread: ThreadState
  readonly resume: readonly InterruptAnswer[] | undefined
  /** What was waiting, and is sent with it. */
  readonly said?: readonly TextMessage[] | undefined
}

/** A thread with what a person has said after all that was. */
export function withMessages(thread: ThreadState, messages: readonly ThreadMessage[]): ThreadState {
  return { ...thread, history: [...threadMessages(thread), ...messages], tail: [] }
}

/** The thread that a run was to start from, without what was to be said with it. */
export function beforeSaid({ thread, said = [] }: RunStart): ThreadState {
  const ids = new Set(said.map(({ id }) => id))
  return { ...thread, history: threadMessages(thread).filter(({ id }) => !ids.has(id)), tail: [] }
}

/** A thread up to the last message of a person. */
export function startOf(thread: ThreadState): RunStart | undefined {
  const messages = threadMessages(thread)
  const index = messages.findLastIndex(({ role }) => role === 'user')
  if (index < 0) return undefined
  return { thread: { ...thread, history: messages.slice(0, index + 1), tail: [] }, resume: undefined }
}

/** Whether the agent asks something else than what is known here; a server that does not say asks nothing. */
export function asksAnother({ run }: ThreadState, asked: Interrupted | undefined): boolean {
  if (asked === undefined) return false
  const known = new Set(run.status === 'interrupted' ? run.interrupts.map(({ id }) => id) : [])
  return asked.interrupts.some(({ id }) => !known.has(id))
}

/** Calls that the agent itself goes on with when its interrupts are answered. */
export function openCallsOf({ run }: ThreadState): ReadonlySet<string> {
  const interrupts = run.status === 'interrupted' ? run.interrupts : []
  return new Set(interrupts.flatMap(({ toolCallId }) => toolCallId ?? []))
}
