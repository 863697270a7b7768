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

export interface EventStreamLimits {
  /** The most characters of one event; a longer one is let go of as it comes. @default no limit */
  readonly longestEvent?: number | undefined
  /** Told once of every event that was too long. */
  readonly onTooLong?: (() => void) | undefined
}

/**
 * Reads the event stream format of the HTML standard from bytes cut anywhere: inside a character, between CR and LF,
 * inside a field.
 */
export function createEventStreamParser({
  longestEvent = Number.POSITIVE_INFINITY,
  onTooLong,
}: EventStreamLimits = {}): EventStreamParser {
  const decoder = new TextDecoder()
  let rest = ''
  let skipLineFeed = false
  let event = ''
  let data: string[] = []
  let held = 0
  let tooLong = false
  let id: string | undefined
  let retry: number | undefined

  function readLine(line: string): ServerSentEvent | undefined {
    if (line === '') return dispatch()
    if (tooLong) return undefined
    const colon = line.indexOf(':')
    if (colon === 0) return undefined
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') {
      data.push(value)
      held += value.length
    } else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value === '' ? undefined : value
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
    return undefined
  }

  function dispatch(): ServerSentEvent | undefined {
    const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : undefined
    event = ''
    data = []
    held = 0
    tooLong = false
    return complete
  }

  function letGo() {
    data = []
    held = 0
    // One character, so that the end of the line is not taken for the empty one that ends the event.
    rest = ':'
    if (!tooLong) onTooLong?.()
    tooLong = true
  }

  return {
    push(bytes) {
      const text = decoder.decode(bytes, { stream: true })
      const events: ServerSentEvent[] = []
      let start = 0
      for (const { 0: lineBreak, index } of text.matchAll(/\r\n|\n|\r/g)) {
        const completesCarriageReturn = index === 0 && lineBreak === '\n' && skipLineFeed
        if (!completesCarriageReturn) {
          const line = rest + text.slice(start, index)
          if (held + line.length > longestEvent) letGo()
          const complete = readLine(tooLong && line !== '' ? ':' : line)
          rest = ''
          if (complete) events.push(complete)
        }
        start = index + lineBreak.length
      }
      if (text !== '') skipLineFeed = text.endsWith('\r')
      rest += text.slice(start)
      if (held + rest.length > longestEvent) letGo()
      return events
    },
    retry: () => retry,
  }
}
