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
