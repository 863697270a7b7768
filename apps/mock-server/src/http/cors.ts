import type { IncomingMessage, ServerResponse } from 'node:http'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
// The header of the controls is not among them: no page of another origin may use those.
const requestHeaders =
  'authorization, content-type, if-match, idempotency-key, inlay-contract, last-event-id, x-request-id'
const answerHeaders = 'content-disposition, etag, idempotent-replay, inlay-contract, retry-after, x-request-id'

/**
 * Lets pages of these origins read the API.
 * @returns true when the request asked for no more than that, and is answered
 */
export function allowOrigins(
  origins: ReadonlySet<string>,
  message: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = message.headers
  response.setHeader('vary', 'origin')
  if (origin !== undefined && origins.has(origin)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', answerHeaders)
  }
  if (message.method !== 'OPTIONS') return false
  response.statusCode = 204
  response.setHeader('allow', methods)
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('access-control-allow-headers', requestHeaders)
  response.setHeader('access-control-max-age', '600')
  response.end()
  return true
}
