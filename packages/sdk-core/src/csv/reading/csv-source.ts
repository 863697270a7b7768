/** What a file is read from. A `File` or `Blob` of a browser, and a body of a response, are such sources. */
export type CsvSource =
  | string
  | Uint8Array
  | ArrayBuffer
  | { stream(): ReadableStream<Uint8Array>; readonly size?: number }
  | ReadableStream<Uint8Array | string>
  | AsyncIterable<Uint8Array | string>
  | Iterable<Uint8Array | string>

/** So little is decoded and taken apart within a millisecond. */
const pieceLength = 65_536

/** Gives what is in a source in small pieces; text is given as it is, bytes are not decoded. */
export async function* sourcePieces(source: CsvSource): AsyncGenerator<Uint8Array | string> {
  if (typeof source === 'string' || source instanceof Uint8Array) yield* split(source)
  else if (source instanceof ArrayBuffer) yield* split(new Uint8Array(source))
  else if ('stream' in source) yield* sourcePieces(source.stream())
  else if ('getReader' in source) yield* streamPieces(source)
  else for await (const chunk of source) yield* split(chunk)
}

/** How many bytes a source has, where it tells. */
export function sourceSize(source: CsvSource): number | undefined {
  if (typeof source === 'string') return undefined
  if (source instanceof Uint8Array || source instanceof ArrayBuffer) return source.byteLength
  return 'stream' in source ? source.size : undefined
}

/** By a reader, since not every browser can iterate over a stream; who stops early cancels it. */
async function* streamPieces(stream: ReadableStream<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* split(value)
    }
  } finally {
    // The source's own failure has been thrown above; one while it is given up says nothing more.
    await reader.cancel().catch(() => {})
  }
}

function* split(chunk: Uint8Array | string): Generator<Uint8Array | string> {
  if (chunk.length <= pieceLength) yield chunk
  else if (typeof chunk === 'string') {
    for (let at = 0; at < chunk.length; at += pieceLength) yield chunk.slice(at, at + pieceLength)
  } else {
    for (let at = 0; at < chunk.length; at += pieceLength) yield chunk.subarray(at, at + pieceLength)
  }
}
