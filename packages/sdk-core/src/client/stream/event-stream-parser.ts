/** One event of a `text/event-stream`, as it came. */
export interface ServerSentEvent {
  /** `message` where the server named none. */
  readonly event: string
  readonly data: string
  /** The last id that was given, by this event or one before it. */
  readonly id: string | undefined
}

export interface EventStreamParser {
  /** The events that these bytes complete. An event that the stream breaks off in is never given. */
  push(bytes: Uint8Array): readonly ServerSentEvent[]
  /** Milliseconds that the server wants between two connections. */
  retry(): number | undefined
}

/**
 * Reads the event stream format of the HTML standard from bytes cut anywhere: inside a character, between CR and LF,
 * inside a field.
 */
export function createEventStreamParser(): EventStreamParser {
  const decoder = new TextDecoder()
  let rest = ''
  let skipLineFeed = false
  let event = ''
  let data: string[] = []
  let id: string | undefined
  let retry: number | undefined

  function readLine(line: string): ServerSentEvent | undefined {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value === '' ? undefined : value
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
    return undefined
  }

  function dispatch(): ServerSentEvent | undefined {
    const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : undefined
    event = ''
    data = []
    return complete
  }

  return {
    push(bytes) {
      const text = decoder.decode(bytes, { stream: true })
      const events: ServerSentEvent[] = []
      let start = 0
      for (const { 0: lineBreak, index } of text.matchAll(/\r\n|\n|\r/g)) {
        const completesCarriageReturn = index === 0 && lineBreak === '\n' && skipLineFeed
        if (!completesCarriageReturn) {
          const complete = readLine(rest + text.slice(start, index))
          rest = ''
          if (complete) events.push(complete)
        }
        start = index + lineBreak.length
      }
      if (text !== '') skipLineFeed = text.endsWith('\r')
      rest += text.slice(start)
      return events
    },
    retry: () => retry,
  }
}
