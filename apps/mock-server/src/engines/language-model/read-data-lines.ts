/** The data of server-sent events, one line each. */
export async function* readDataLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
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
    await reader.cancel().catch(() => undefined)
  }
}
