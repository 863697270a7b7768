import type { Problem, StreamMessage } from '@inlay/sdk-core'

export interface StreamAnswerOptions {
  /** Stops the handler when nobody listens any more. */
  readonly stop: () => void
  /** True for an event that says itself that it is the last. */
  readonly isLast?: ((event: unknown) => boolean) | undefined
  /** Fits the event to the contract. */
  readonly check: (event: unknown) => unknown
  /** What the stream ends with when the handler throws. */
  readonly problem: (error: unknown) => Problem
  readonly signal: AbortSignal
}

/** Server-sent events. Each is asked for only when the one before has been taken. */
export function streamAnswer(
  messages: AsyncIterable<StreamMessage<unknown>>,
  { stop, check, isLast, problem, signal }: StreamAnswerOptions,
): Response {
  const iterator = messages[Symbol.asyncIterator]()
  const utf8 = new TextEncoder()
  signal.addEventListener('abort', () => void iterator.return?.().catch(() => undefined), { once: true })

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const text = await nextText()
      if (signal.aborted) return controller.close()
      controller.enqueue(utf8.encode(text.event))
      if (text.last) controller.close()
    },
    cancel: stop,
  })

  async function nextText(): Promise<{ readonly event: string; readonly last: boolean }> {
    try {
      const next = await iterator.next()
      if (next.done === true) return { event: 'event: end\ndata: {}\n\n', last: true }
      const event = check(next.value.event)
      const last = isLast?.(event) ?? false
      if (last) void iterator.return?.().catch(() => undefined)
      return { event: messageText(next.value.id, event), last }
    } catch (error) {
      void iterator.return?.().catch(() => undefined)
      return { event: `event: error\ndata: ${JSON.stringify(problem(error))}\n\n`, last: true }
    }
  }

  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather an answer before they pass it on would make a stream of it no more.
      'x-accel-buffering': 'no',
    },
  })
}

function messageText(id: string | undefined, event: unknown): string {
  // Line ends would end the field; NUL makes readers ignore the id.
  const line = id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`
  return `${line}data: ${JSON.stringify(event)}\n\n`
}
