import { operationPath, type AnyOperation } from '@inlay/sdk-core'

export type Route =
  | { readonly status: 'found'; readonly operation: AnyOperation; readonly params: Readonly<Record<string, string>> }
  | { readonly status: 'wrong-method'; readonly allow: readonly string[] }
  | { readonly status: 'unknown' }
  /** The address holds a percent sign that encodes nothing. */
  | { readonly status: 'unreadable' }

export interface Router {
  route(method: string, pathname: string): Route
}

/** Finds the operation that an address belongs to. Fixed segments go before parameters. */
export function createRouter(operations: readonly AnyOperation[]): Router {
  const patterns = operations
    .map((operation) => ({ operation, segments: operationPath(operation).slice(1).split('/') }))
    .sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments))

  return {
    route(method, pathname) {
      const segments = decodeSegments(pathname)
      if (segments === undefined) return { status: 'unreadable' }
      const matches = patterns.flatMap(({ operation, segments: pattern }) => {
        const params = matchSegments(pattern, segments)
        return params === undefined ? [] : [{ operation, params }]
      })
      // HEAD is GET whose body nobody reads.
      const found = matches.find(({ operation }) => operation.method === (method === 'HEAD' ? 'GET' : method))
      if (found !== undefined) return { status: 'found', ...found }
      if (matches.length === 0) return { status: 'unknown' }
      return { status: 'wrong-method', allow: methodsOf(matches.map(({ operation }) => operation.method)) }
    },
  }
}

/** With those that every address takes: HEAD where there is GET, and OPTIONS. */
function methodsOf(methods: readonly string[]): readonly string[] {
  const head = methods.includes('GET') ? ['HEAD'] : []
  return [...new Set([...methods, ...head, 'OPTIONS'])].toSorted()
}

function decodeSegments(pathname: string): readonly string[] | undefined {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? ''
    if (expected.startsWith('{')) {
      if (!isIdentifier(actual)) return undefined
      params[expected.slice(1, -1)] = actual
    } else if (expected !== actual) return undefined
  }
  return params
}

export const longestIdentifier = 200

/** What can stand in an address as an id: nothing that could not have been given out as one. */
function isIdentifier(text: string): boolean {
  // Control characters and halves of surrogate pairs are in no id, and no database takes them.
  return text !== '' && text.length <= longestIdentifier && !/[\p{Cc}\p{Cs}]/u.test(text)
}

function parameterCount(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length
}
