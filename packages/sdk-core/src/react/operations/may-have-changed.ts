import type { ApiError } from '../../errors/api-error'

const nothingChanged = new Set([
  'unauthenticated',
  'forbidden',
  'invalid',
  'too-large',
  'rate-limited',
  'flag-off',
  'unsupported',
  'offline',
])

/** Whether the server's state may be another than was thought, so that screens have to read it again. */
export function mayHaveChanged(error: ApiError): boolean {
  return !nothingChanged.has(error.code)
}
