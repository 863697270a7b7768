import type { IncomingMessage } from 'node:http'

const mostBytes = 10_000

/** The fields of a posted form; nothing when it is no form or larger than one of ours can be. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > mostBytes) return undefined
    chunks.push(bytes)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
