import { sameJson } from '../json/same-json'
import { isDone, settleFront } from './change-message'
import type { ThreadMessage } from './thread-message'
import { threadMessages, type ThreadState } from './thread-state'

/**
 * The thread as the server says it is: its order and its ids. Messages that say the same stay the same objects. Reasoning and
 * activities that the server keeps none of stay behind the message that they came after.
 */
export function mergeSnapshot(state: ThreadState, snapshot: readonly ThreadMessage[]): ThreadState {
  const present = threadMessages(state)
  const known = new Map(present.map((message) => [message.id, message]))
  const merged = snapshot.map((message) => {
    const before = known.get(message.id)
    return before && sameJson(before, message) ? before : message
  })
  const messages = withOwn(merged, present)
  const firstOpen = messages.findIndex((message) => !isDone(message))
  const length = firstOpen < 0 ? messages.length : firstOpen
  return settleFront({ ...state, history: messages.slice(0, length), tail: messages.slice(length) })
}

function withOwn(snapshot: readonly ThreadMessage[], present: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const roles = new Set(snapshot.map(({ role }) => role))
  const ids = new Set(snapshot.map(({ id }) => id))
  const after = new Map<string | undefined, ThreadMessage[]>()
  let last: string | undefined
  for (const message of present) {
    const isOwn = (message.role === 'reasoning' || message.role === 'activity') && !roles.has(message.role)
    if (ids.has(message.id)) last = message.id
    else if (isOwn) after.set(last, [...(after.get(last) ?? []), message])
  }
  if (after.size === 0) return snapshot
  return [
    ...(after.get(undefined) ?? []),
    ...snapshot.flatMap((message) => [message, ...(after.get(message.id) ?? [])]),
  ]
}
