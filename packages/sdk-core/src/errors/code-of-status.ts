import type { ApiErrorCode } from './api-error'

const codes: Readonly<Record<number, ApiErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'unsupported',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  413: 'too-large',
  422: 'invalid',
  429: 'rate-limited',
  501: 'unsupported',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** The code of a failed answer that names none itself. */
export function codeOfStatus(status: number): ApiErrorCode {
  return codes[status] ?? (status >= 500 ? 'server-error' : 'invalid')
}
