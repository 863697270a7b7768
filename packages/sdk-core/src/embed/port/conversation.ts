import type { Clock } from '../../ports/host'
import { EmbedError } from '../protocol/embed-error'
import { copyOfData, faultOfData } from '../protocol/plain-data'
import { fromFailure, isOwnError, toFailure } from './failure'
import { readPortMessage, type PortMessage, type RefusedMessage } from './port-message'

export interface AskOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until the answer is given up. @default none: what is asked has limits of its own */
  readonly timeout?: number | undefined
  readonly onPart?: ((body: unknown) => void) | undefined
  /** Called at once with what sends notes to who answers. */
  readonly onOpen?: ((note: (body: unknown) => void) => void) | undefined
}

/** What an answer may do while it is under way. */
export interface Asked {
  /** Aborts when who asked has given up, or is gone. */
  readonly signal: AbortSignal
  readonly part: (body: unknown) => void
  readonly onNote: (listener: (body: unknown) => void) => void
}

export type Tells = ReadonlyMap<string, (body: unknown) => void>
export type Answer = (body: unknown, asked: Asked) => unknown
export type Answers = ReadonlyMap<string, Answer>

export interface ConversationOptions {
  readonly port: MessagePort
  readonly clock: Clock
  /** What the other side may tell; other topics are of a newer side, and ignored. */
  readonly tells: Tells
  /** What the other side may ask. */
  readonly answers: Answers
  /** The other side has left. */
  readonly onBye?: (() => void) | undefined
  /** Told of what came and was not taken. */
  readonly onRefused?: ((reason: RefusedMessage) => void) | undefined
  /** Told of an error of somebody else's that an answer has met: the other side learns nothing of it. */
  readonly onFailed?: ((error: unknown, topic: string) => void) | undefined
}

/** Both sides tell, ask and answer over one port. */
export interface Conversation {
  tell(topic: string, body?: unknown): void
  /** Rejects with the error of the other side, or with an `EmbedError`. */
  ask(topic: string, body?: unknown, options?: AskOptions): Promise<unknown>
  /** Ends it, with this for all that is still waited for. */
  close(reason: EmbedError): void
}

interface Waiting {
  readonly settle: (outcome: { readonly body: unknown } | { readonly error: unknown }) => void
  readonly onPart: AskOptions['onPart']
}

interface Answering {
  readonly controller: AbortController
  readonly notes: Set<(body: unknown) => void>
}

type Unsent = PortMessage extends infer Message ? (Message extends PortMessage ? Omit<Message, 'n'> : never) : never

export function createConversation({
  port,
  clock,
  tells,
  answers,
  onBye,
  onRefused,
  onFailed,
}: ConversationOptions): Conversation {
  const waiting = new Map<number, Waiting>()
  const answering = new Map<number, Answering>()
  let sent = 0
  let received = 0
  let asked = 0
  let closed: EmbedError | undefined

  function send(message: Unsent): void {
    if (closed) return
    const fault = 'body' in message ? faultOfData(message.body) : undefined
    if (fault !== undefined) throw new EmbedError(fault, unsentTexts[fault])
    post({ n: ++sent, ...message })
  }

  function post(message: PortMessage): void {
    try {
      port.postMessage(message, [])
    } catch (error) {
      // Data behind a proxy, as frameworks have what they watch, reads as data and is not cloned.
      if (!('body' in message)) throw error
      port.postMessage({ ...message, body: copyOfData(message.body) }, [])
    }
  }

  async function answer(id: number, topic: string, body: unknown): Promise<void> {
    const run = answers.get(topic)
    const own: Answering = { controller: new AbortController(), notes: new Set() }
    answering.set(id, own)
    try {
      if (!run) throw new EmbedError('unsupported', `The other side of the frame does not know "${topic}".`)
      const { signal } = own.controller
      const part = (piece: unknown) => send({ kind: 'part', id, body: piece })
      const result = await run(body, { signal, part, onNote: (listener) => void own.notes.add(listener) })
      send({ kind: 'answer', id, body: result })
    } catch (error) {
      send({ kind: 'failure', id, body: toFailure(error) })
      if (!isOwnError(error) && !own.controller.signal.aborted) onFailed?.(error, topic)
    } finally {
      answering.delete(id)
    }
  }

  function take(message: PortMessage): void {
    switch (message.kind) {
      case 'tell':
        return tells.get(message.topic)?.(message.body)
      case 'ask':
        if (!answering.has(message.id)) void answer(message.id, message.topic, message.body)
        return
      case 'part':
        return waiting.get(message.id)?.onPart?.(message.body)
      case 'answer':
        return waiting.get(message.id)?.settle({ body: message.body })
      case 'failure':
        return waiting.get(message.id)?.settle({ error: fromFailure(message.body) })
      case 'note':
        return answering.get(message.id)?.notes.forEach((listener) => listener(message.body))
      case 'abort':
        return answering.get(message.id)?.controller.abort()
      case 'bye':
        return onBye?.()
    }
  }

  port.onmessage = ({ data }) => {
    const message = readPortMessage(data, received)
    if (message === 'unknown') return
    if (typeof message === 'string') return onRefused?.(message)
    received = message.n
    take(message)
  }

  return {
    tell: (topic, body) => send({ kind: 'tell', topic, body }),

    ask(topic, body, { signal, timeout, onPart, onOpen } = {}) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(closed)
        if (signal?.aborted) return reject(abortError(signal))
        const id = ++asked
        const end: (() => void)[] = []
        const settle: Waiting['settle'] = (outcome) => {
          waiting.delete(id)
          for (const each of end) each()
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.body)
        }
        const giveUp = (error: EmbedError) => {
          send({ kind: 'abort', id })
          settle({ error })
        }
        try {
          send({ kind: 'ask', id, topic, body })
        } catch (error) {
          return reject(error)
        }
        waiting.set(id, { settle, onPart })
        if (signal) {
          const abort = () => giveUp(abortError(signal))
          signal.addEventListener('abort', abort)
          end.push(() => signal.removeEventListener('abort', abort))
        }
        if (timeout !== undefined) {
          end.push(
            clock.after(timeout, () => giveUp(new EmbedError('timeout', `"${topic}" was not answered in time.`))),
          )
        }
        onOpen?.((note) => waiting.has(id) && send({ kind: 'note', id, body: note }))
      })
    },

    close(reason) {
      if (closed) return
      send({ kind: 'bye' })
      closed = reason
      port.onmessage = null
      port.close()
      for (const { controller } of answering.values()) controller.abort()
      for (const { settle } of [...waiting.values()]) settle({ error: reason })
    },
  }
}

const unsentTexts = {
  'too-large': 'This is more than goes through a frame at once.',
  malformed: 'Only data goes through a frame: no functions, no elements, no instances.',
} as const

function abortError(signal: AbortSignal): EmbedError {
  return new EmbedError('aborted', 'It was given up.', undefined, signal.reason)
}
