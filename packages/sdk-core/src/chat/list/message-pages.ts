import type { ThreadMessage } from '../../agent/thread/thread-message'
import type { ThreadState } from '../../agent/thread/thread-state'

/** What stands around a message, as far as it changes how that is drawn. */
export interface Surroundings {
  /** Its steps go on with those of the message before. */
  readonly joinsBefore: boolean
  readonly joinsAfter: boolean
  /** A person said it, and the next after it. */
  readonly isPassedOver: boolean
  /** The agent begins to speak with it. */
  readonly startsTurn: boolean
  /** The other one speaks next, or nobody yet. */
  readonly endsTurn: boolean
  /** The agent has written something in this turn so far. */
  readonly turnHasText: boolean
  /** Nothing has come after it. */
  readonly isLast: boolean
}

export interface MessagePage {
  /** How many messages are before it: its place, by which it is known. */
  readonly start: number
  readonly messages: readonly ThreadMessage[]
  /** Of the first message. */
  readonly joinsBefore: boolean
  /** The turn of the first message began before it, with something that the agent has written. */
  readonly textBefore: boolean
  readonly startsTurn: boolean
  /** Of the last message. */
  readonly joinsAfter: boolean
  readonly isPassedOver: boolean
  readonly endsTurn: boolean
  readonly isLast: boolean
}

/** So few that one of them is drawn within a frame, and so many that a long thread has not many of them. */
const pageLength = 12

/** Whether there is something to see of a message. */
export function isShown(message: ThreadMessage): boolean {
  switch (message.role) {
    case 'user':
    case 'activity':
      return true
    case 'assistant':
      return message.content !== '' || message.toolCalls.length > 0
    case 'reasoning':
      return message.content.trim() !== ''
    case 'system':
    case 'developer':
    case 'tool':
      return false
  }
}

/** The last message that there is something to see of. */
export function lastShown({ history, tail }: Pick<ThreadState, 'history' | 'tail'>): ThreadMessage | undefined {
  return tail.findLast(isShown) ?? history.findLast(isShown)
}

/** Nothing is to be seen after what a person has said. */
export function isUnanswered(thread: Pick<ThreadState, 'history' | 'tail'>): boolean {
  return lastShown(thread)?.role === 'user'
}

export interface PagesAround {
  /** How many messages are before these. @default 0 */
  readonly offset?: number | undefined
  readonly before?: ThreadMessage | undefined
  /** As of a page, for the first of these. @default false */
  readonly textBefore?: boolean | undefined
  readonly after?: ThreadMessage | undefined
}

/** Messages in groups, each of which is drawn only when it is near. Groups keep their place while the thread grows. */
export function messagePages(
  messages: readonly ThreadMessage[],
  { offset = 0, before, textBefore = false, after }: PagesAround = {},
): readonly MessagePage[] {
  const pages: MessagePage[] = []
  let hasText = textBefore
  for (let start = 0; start < messages.length; start += pageLength) {
    const end = Math.min(start + pageLength, messages.length)
    const first = messages[start]
    const last = messages[end - 1]
    const following = messages[end] ?? after
    if (!first || !last) break
    const previous = start === 0 ? before : messages[start - 1]
    const page: MessagePage = {
      start: offset + start,
      messages: messages.slice(start, end),
      joinsBefore: joins(previous, first),
      startsTurn: startsTurn(previous, first),
      textBefore: hasText,
      joinsAfter: joins(last, following),
      isPassedOver: isPassedOver(last, following),
      endsTurn: endsTurn(last, following),
      isLast: following === undefined,
    }
    hasText = turnHasText(page.messages, hasText)
    pages.push(page)
  }
  return pages
}

/** How many of so many messages fill whole groups. */
export function inWholePages(count: number): number {
  return count - (count % pageLength)
}

/** Whether the agent has written something since a person wrote last; `before`: what that was before these messages. */
export function turnHasText(messages: readonly ThreadMessage[], before: boolean): boolean {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  return (
    messages.slice(asked + 1).some((message) => message.role === 'assistant' && message.content.trim() !== '') ||
    (asked < 0 && before)
  )
}

export function surroundingsOf(page: MessagePage, index: number): Surroundings {
  const { messages } = page
  const message = messages[index]
  const next = messages[index + 1]
  return {
    joinsBefore: index === 0 ? page.joinsBefore : joins(messages[index - 1], message),
    joinsAfter: next ? joins(message, next) : page.joinsAfter,
    startsTurn: index === 0 || !message ? page.startsTurn : startsTurn(messages[index - 1], message),
    isPassedOver: next && message ? isPassedOver(message, next) : page.isPassedOver,
    endsTurn: next && message ? endsTurn(message, next) : page.endsTurn,
    turnHasText: turnHasText(messages.slice(0, index + 1), page.textBefore),
    isLast: !next && page.isLast,
  }
}

function joins(one: ThreadMessage | undefined, next: ThreadMessage | undefined): boolean {
  return one?.role === 'assistant' && one.toolCalls.length > 0 && next?.role === 'assistant' && next.content === ''
}

function startsTurn(previous: ThreadMessage | undefined, message: ThreadMessage): boolean {
  return message.role !== 'user' && (previous === undefined || previous.role === 'user')
}

function isPassedOver(message: ThreadMessage, next: ThreadMessage | undefined): boolean {
  return message.role === 'user' && next?.role === 'user'
}

function endsTurn(message: ThreadMessage, next: ThreadMessage | undefined): boolean {
  return message.role !== 'user' && (next === undefined || next.role === 'user')
}
