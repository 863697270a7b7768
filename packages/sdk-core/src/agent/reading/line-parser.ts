import type { EventStreamLimits, ServerSentEvent } from '../../event-stream/event-stream-parser'

/** Reads lines of JSON from bytes cut anywhere; each is one event. */
export function createLineParser({ longestEvent = Number.POSITIVE_INFINITY, onTooLong }: EventStreamLimits) {
  const decoder = new TextDecoder()
  let rest = ''
  let tooLong = false

  function hold(text: string) {
    rest = tooLong ? '' : rest + text
    if (rest.length <= longestEvent) return
    rest = ''
    tooLong = true
    onTooLong?.()
  }

  return {
    push(bytes: Uint8Array): readonly ServerSentEvent[] {
      const lines = decoder.decode(bytes, { stream: true }).split(/\r\n|\n|\r/)
      const events: ServerSentEvent[] = []
      for (const [index, line] of lines.entries()) {
        hold(line)
        if (index === lines.length - 1) break
        if (rest.trim() !== '') events.push({ event: 'message', data: rest, id: undefined })
        rest = ''
        tooLong = false
      }
      return events
    },
    end(): readonly ServerSentEvent[] {
      const data = rest
      rest = ''
      return data.trim() === '' ? [] : [{ event: 'message', data, id: undefined }]
    },
    retry: () => undefined,
  }
}
