import type { AssistantMessage, ThreadMessage, ToolCall } from './thread-message'
import type { ThreadState } from './thread-state'

type Found = { readonly from: 'tail' | 'history'; readonly index: number } | undefined

/** The newest message that fits; what changes is nearly always the last one. */
export function findMessage(
  { history, tail }: ThreadState,
  fits: (message: ThreadMessage) => boolean,
): { readonly message: ThreadMessage; readonly place: NonNullable<Found> } | undefined {
  for (const from of ['tail', 'history'] as const) {
    const list = from === 'tail' ? tail : history
    const index = list.findLastIndex(fits)
    const message = list[index]
    if (message) return { message, place: { from, index } }
  }
  return undefined
}

/** Puts the changed message in the place of the one with its id, or at the end where there is none. */
export function putMessage(state: ThreadState, place: Found, message: ThreadMessage): ThreadState {
  if (!place) return { ...state, tail: [...state.tail, message] }
  if (place.from === 'tail') return { ...state, tail: replaceAt(state.tail, place.index, message) }
  // It is open again: with what follows it, it is a part of the end, where further changes cost little.
  const reopened = replaceAt(state.history.slice(place.index), 0, message)
  return { ...state, history: state.history.slice(0, place.index), tail: [...reopened, ...state.tail] }
}

export function appendMessage(state: ThreadState, message: ThreadMessage): ThreadState {
  return { ...state, tail: [...state.tail, message] }
}

/** Lets the messages at the beginning of the end join the history, as far as they are done. */
export function settleFront(state: ThreadState): ThreadState {
  const { history, tail } = state
  const firstOpen = tail.findIndex((message) => !isDone(message))
  const count = firstOpen < 0 ? tail.length : firstOpen
  if (count === 0) return state
  return { ...state, history: [...history, ...tail.slice(0, count)], tail: tail.slice(count) }
}

export function isDone(message: ThreadMessage): boolean {
  if (message.status === 'streaming') return false
  return message.role !== 'assistant' || message.toolCalls.every((call) => !isOpenCall(call))
}

export function isOpenCall({ status }: ToolCall): boolean {
  return status === 'streaming' || status === 'called'
}

export function changeToolCall(
  state: ThreadState,
  toolCallId: string,
  change: (call: ToolCall) => ToolCall,
): ThreadState | undefined {
  const found = findMessage(
    state,
    (message) => message.role === 'assistant' && message.toolCalls.some(({ id }) => id === toolCallId),
  )
  if (!found) return undefined
  const message = found.message as AssistantMessage
  const toolCalls = message.toolCalls.map((call) => (call.id === toolCallId ? change(call) : call))
  return putMessage(state, found.place, { ...message, toolCalls })
}

function replaceAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  const copy = [...list]
  copy[index] = item
  return copy
}
