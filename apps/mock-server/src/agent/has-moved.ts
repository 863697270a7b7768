import type { StoredThread } from './agent-runs'

interface Sent {
  readonly id?: unknown
  readonly role?: unknown
}

/**
 * Whether a run comes from somewhere that has not seen the last one, and would take away what a person has said meanwhile.
 * Who has seen it may leave out what they like, and who does not say what they have seen is taken at their word.
 */
export function hasMoved(
  thread: StoredThread | undefined,
  { parentRunId, messages }: { readonly parentRunId?: string | null | undefined; readonly messages: readonly Sent[] },
): boolean {
  if (thread === undefined || typeof parentRunId !== 'string' || parentRunId === thread.runId) return false
  const sent = new Set(messages.map(({ id }) => id))
  return thread.messages.some((message: Sent) => message.role === 'user' && !sent.has(message.id))
}
