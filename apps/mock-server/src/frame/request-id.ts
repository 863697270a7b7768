import type { Random } from '@inlay/sdk-core'
import { requestHeaders } from './headers'

/** The caller's own id for the request where it is one, so that both sides can speak of the same. */
export function readRequestId(request: Request, random: Random): string {
  const given = request.headers.get('x-request-id') ?? ''
  return requestId.test(given) ? given : `req_${random.id()}`
}

const requestId = new RegExp(requestHeaders['X-Request-Id'].schema.pattern)
