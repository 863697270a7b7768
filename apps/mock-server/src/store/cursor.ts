import { isStorableText } from './storable'
import type { FindQuery } from './store'

/** Where a document stands in the order of a query: the keys of the fields it is ordered by, then its id. */
export interface Position {
  readonly keys: readonly string[]
  readonly id: string
}

/** The cursor is not one that the same query gave. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor'
  constructor() {
    super('This cursor does not belong to this query.')
  }
}

export function writeCursor(orderBy: FindQuery['orderBy'], position: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([signature(orderBy), ...position.keys, position.id]))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function readCursor(orderBy: FindQuery['orderBy'], cursor: string): Position {
  const parts = decode(cursor)
  const id = parts.at(-1)
  if (id === undefined || parts[0] !== signature(orderBy) || parts.length !== (orderBy?.length ?? 0) + 2) {
    throw new InvalidCursor()
  }
  return { keys: parts.slice(1, -1), id }
}

function signature(orderBy: FindQuery['orderBy']): string {
  return (orderBy ?? []).map(({ field, direction }) => `${field} ${direction}`).join(',')
}

function decode(cursor: string): readonly string[] {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (Array.isArray(parts) && parts.every((part) => typeof part === 'string' && isStorableText(part))) return parts
  } catch {
    // No base64, no UTF-8 or no JSON: nothing that writeCursor wrote.
  }
  throw new InvalidCursor()
}
