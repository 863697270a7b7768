import { badRequest, unsupportedMediaType } from './problem-error'
import { readBytes } from './read-bytes'

/** The longest JSON body that is taken where an operation says nothing else. */
const usualMaxBytes = 1024 * 1024

/** The JSON of a request, not judged yet; `undefined` when there is no body. */
export async function readJson(request: Request, maxBytes: number = usualMaxBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.byteLength === 0) return undefined
  if (mediaTypeOf(request) !== 'application/json') throw unsupportedMediaType('application/json')
  if (!/^utf-?8$/.test(charsetOf(request) ?? 'utf-8')) throw unsupportedMediaType('application/json in UTF-8')
  return parseJson(decode(bytes))
}

export function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function charsetOf(request: Request): string | undefined {
  return /;\s*charset="?([^;"\s]*)/i.exec(request.headers.get('content-type') ?? '')?.[1]?.toLowerCase()
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The body is not UTF-8.')
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON.')
  }
}
