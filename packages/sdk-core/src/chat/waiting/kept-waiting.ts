import { parseJson } from '../../agent/json/parse-json'
import { isRecord } from '../../agent/json/is-record'
import type { MessageContent, TextMessage } from '../../agent/thread/thread-message'
import type { ChatRun } from '../run/chat-run'
import { firstMessageId } from '../agent-chat/first-message-id'
import { textOfContent } from '../message/message-text'

/** What one window has written and the agent may not have, as the device keeps it. Words alone: files cannot be kept. */
export interface KeptWaiting {
  readonly waiting: readonly string[]
  /** On their way: it is not known of them whether they came. */
  readonly underWay: readonly { readonly id: string; readonly text: string }[]
  /** Nothing of it goes out by itself: something of it is missing, or what went before has failed. */
  readonly asks: boolean
}

export const nothingKept: KeptWaiting = { waiting: [], underWay: [], asks: false }

export function isNothing({ waiting, underWay }: KeptWaiting): boolean {
  return waiting.length + underWay.length === 0
}

export function together(parts: readonly KeptWaiting[]): KeptWaiting {
  return {
    waiting: parts.flatMap(({ waiting }) => waiting),
    underWay: parts.flatMap(({ underWay }) => underWay),
    asks: parts.some(({ asks }) => asks),
  }
}

export function waitingOf({
  thread,
  queue,
  waitsFor,
  unsent,
}: Pick<ChatRun, 'thread' | 'queue' | 'waitsFor' | 'unsent'>): KeptWaiting {
  // What the conversation begins with is the host's to keep, and is given again after a reload.
  const first = firstMessageId(thread.threadId)
  const texts = (messages: readonly TextMessage[]) =>
    messages
      .map(({ id, content }) => ({ id, text: textOfContent(content) }))
      .filter(({ id, text }) => text !== '' && id !== first)
  return {
    waiting: texts(queue).map(({ text }) => text),
    underWay: texts(unsent),
    asks: waitsFor === 'retry' || queue.some(({ content }) => hasFiles(content)),
  }
}

export function hasFiles(content: MessageContent): boolean {
  return typeof content !== 'string' && content.some(({ type }) => type !== 'text')
}

/** What another version or another program may have written. */
export function readKept(text: string | undefined): KeptWaiting {
  const value = text === undefined ? undefined : parseJson(text)?.value
  if (!isRecord(value)) return nothingKept
  const { waiting, underWay, asks } = value
  return {
    waiting: Array.isArray(waiting) ? waiting.filter((each) => typeof each === 'string') : [],
    underWay: Array.isArray(underWay)
      ? underWay.flatMap((each) =>
          isRecord(each) && typeof each['id'] === 'string' && typeof each['text'] === 'string'
            ? [{ id: each['id'], text: each['text'] }]
            : [],
        )
      : [],
    asks: asks === true,
  }
}
