/**
 * How events travel: as server-sent events, one JSON object in the data of each, or as lines of JSON where the content type
 * says so. What cannot be read is reported and passed over; nothing in a stream makes the reader throw, only the loss of it.
 */
import { createEventStreamParser, type ServerSentEvent } from '../../event-stream/event-stream-parser'
import { isRecord } from '../json/is-record'
import { parseJson } from '../json/parse-json'
import type { AgentEvent, ReceivedEvent } from '../protocol/agent-event'
import { createLineParser } from './line-parser'
import { decodeEvent } from './decode-event'

export interface ReadEventsOptions {
  /** As the answer's header has it. @default 'text/event-stream' */
  readonly contentType?: string | null | undefined
  /** The most characters of one event; a longer one is passed over. @default 10_000_000 */
  readonly longestEvent?: number | undefined
  /** Lets go of the stream: the reading ends. */
  readonly signal?: AbortSignal | undefined
  /** Told of what was passed over. */
  readonly onProblem?: ((problem: ReadingProblem) => void) | undefined
  /** Told of the pause, in milliseconds, that the server wants before a cut connection is taken up again. */
  readonly onRetry?: ((milliseconds: number) => void) | undefined
}

export interface ReadingProblem {
  readonly kind: 'not-json' | 'not-an-event' | 'too-long'
  readonly detail: string
}

/** The events of an agent's answer, as they come. Ends with the stream, and throws what the stream throws. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  options: ReadEventsOptions = {},
): AsyncGenerator<ReceivedEvent> {
  const { signal, onProblem } = options
  const parser = parserFor(options)
  const reader = body.getReader()
  const letGo = () => void reader.cancel(signal?.reason).catch(() => undefined)
  signal?.addEventListener('abort', letGo, { once: true })
  let asked: number | undefined
  try {
    for (;;) {
      if (signal?.aborted) return
      const chunk = await reader.read()
      const found = chunk.done ? parser.end() : parser.push(chunk.value)
      if (asked !== parser.retry()) options.onRetry?.((asked = parser.retry() ?? 0))
      for (const sent of found) {
        if (signal?.aborted) return
        const event = eventOf(sent, onProblem)
        if (event) yield { id: sent.id, event }
      }
      if (chunk.done) return
    }
  } finally {
    signal?.removeEventListener('abort', letGo)
    letGo()
  }
}

const longestEventByDefault = 10_000_000

interface Parser {
  push(bytes: Uint8Array): readonly ServerSentEvent[]
  end(): readonly ServerSentEvent[]
  retry(): number | undefined
}

function parserFor({ contentType, longestEvent = longestEventByDefault, onProblem }: ReadEventsOptions): Parser {
  const limits = {
    longestEvent,
    onTooLong: () => onProblem?.({ kind: 'too-long', detail: `An event is longer than ${longestEvent} characters.` }),
  }
  if (/^application\/(x-)?(ndjson|jsonl|json-?lines)\b/i.test(contentType ?? '')) return createLineParser(limits)
  const parser = createEventStreamParser(limits)
  // Some servers end without the empty line that completes their last event.
  const end = () => parser.push(lineBreaks)
  return { push: parser.push, end, retry: parser.retry }
}

const lineBreaks = new TextEncoder().encode('\n\n')

function eventOf(
  { event: name, data }: ServerSentEvent,
  onProblem: ReadEventsOptions['onProblem'],
): AgentEvent | undefined {
  // Marks that no JSON is behind: of an API that ends its streams so, and of others.
  if (name === 'end' || data.trim() === '' || data.trim() === '[DONE]') return undefined
  const parsed = parseJson(data)
  if (!parsed) {
    onProblem?.({ kind: 'not-json', detail: data.slice(0, 200) })
    return undefined
  }
  const decoded = decodeEvent(name === 'error' ? errorEvent(parsed.value) : parsed.value)
  if (decoded.ok) return decoded.event
  onProblem?.({ kind: 'not-an-event', detail: decoded.problem })
  return undefined
}

/** A problem document in place of an event. */
function errorEvent(value: unknown): unknown {
  if (!isRecord(value) || typeof value['type'] !== 'string' || value['type'] === 'RUN_ERROR') return value
  const message = [value['detail'], value['title'], value['message']].find((text) => typeof text === 'string')
  return message === undefined ? value : { type: 'RUN_ERROR', message, code: value['code'] }
}
