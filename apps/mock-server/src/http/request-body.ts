import type { IncomingMessage } from 'node:http'

export interface RequestBody {
  readonly stream: ReadableStream<Uint8Array>
  /** Lets the rest arrive unread, so that a caller who is still sending can read the answer. */
  drain(): void
}

export function requestBody(message: IncomingMessage): RequestBody {
  let draining = false
  let drained = 0

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      message.on('data', (chunk: Buffer) => {
        if (!draining) {
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) message.pause()
          return
        }
        drained += chunk.byteLength
        if (drained > mostDrained) message.destroy()
      })
      message.once('end', () => {
        if (!draining) controller.close()
      })
      message.once('close', () => {
        if (!message.complete && !draining) controller.error(new Error('The caller went away.'))
      })
    },
    pull: () => void message.resume(),
    cancel: drain,
  })

  function drain() {
    draining = true
    message.resume()
  }

  return { stream, drain }
}

// Beyond this a caller is cut off, who would not stop sending.
const mostDrained = 64 * 1024 * 1024
