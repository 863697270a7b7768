/** The data of server-sent events, one line each; no more of them once the signal aborts. */
export async function* readDataLines(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader()
  // Nobody waits for it: a sender that has stopped need not answer.
  const leave = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', leave, { once: true })
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = rest.split(/\r\n|\r|\n/)
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
      if (done) return
    }
  } finally {
    signal.removeEventListener('abort', leave)
    leave()
  }
}
