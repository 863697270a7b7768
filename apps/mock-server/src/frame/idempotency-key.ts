import type { AnyOperation } from '@inlay/sdk-core'
import { requestHeaders } from './headers'
import { invalid } from './problem-error'

/** The name that a caller gives to its attempt; `undefined` where it gives none, or the operation takes none. */
export function readIdempotencyKey(operation: AnyOperation, request: Request): string | undefined {
  if (!('idempotencyKey' in operation && operation.idempotencyKey)) return undefined
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (pattern.test(key)) return key
  throw invalid([{ field: 'Idempotency-Key', message: 'Expected 1 to 200 printable ASCII characters without a space' }])
}

const pattern = new RegExp(requestHeaders['Idempotency-Key'].schema.pattern)
