const codes: Readonly<Record<number, string>> = {
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

/** The code of an answer that names none itself. */
export function codeOfStatus(status: number): string {
  return codes[status] ?? (status >= 500 ? 'server-error' : 'invalid')
}

const titles: Readonly<Record<string, string>> = {
  invalid: 'The server did not take the request',
  unauthenticated: 'The sign-in is not valid any more',
  forbidden: 'This is not allowed',
  'not-found': 'There is no such thing',
  unsupported: 'The server cannot do this',
  timeout: 'The server took too long',
  conflict: 'Something else was changed in the meantime',
  'too-large': 'This is too large',
  'rate-limited': 'Too many calls',
  unavailable: 'The server is not available',
}

export function titleOfCode(code: string): string {
  return titles[code] ?? 'The server failed'
}
