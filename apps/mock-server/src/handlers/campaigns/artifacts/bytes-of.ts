/** The pieces of a file as one. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of pieces) parts.push(piece)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
