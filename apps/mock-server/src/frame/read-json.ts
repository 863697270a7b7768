import { badRequest, invalid, unsupportedMediaType } from './problem-error'
import { readBytes } from './read-bytes'
import { unsafeParts } from './unsafe-parts'

/** The longest JSON body that is taken. */
export const maxJsonBytes = 1024 * 1024

/** The JSON of a request, safe to look at; `undefined` when there is no body. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, maxJsonBytes)
  if (bytes.byteLength === 0) return undefined
  if (mediaTypeOf(request) !== 'application/json') throw unsupportedMediaType('application/json')
  const value = parse(bytes)
  const errors = unsafeParts(value)
  if (errors.length > 0) throw invalid(errors)
  return value
}

export function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest('The body is not JSON in UTF-8.')
  }
}
