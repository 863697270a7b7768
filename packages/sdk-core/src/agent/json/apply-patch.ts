/**
 * JSON Patch (RFC 6902): all of a patch is done, or none of it.
 *
 * The document is never changed. What the patch does not touch is the same object in the result as before, so that
 * whoever shows a part of it sees whether that part has changed.
 */
import { isRecord } from './is-record'
import { parsePointer } from './parse-pointer'
import { sameJson } from './same-json'

export type PatchResult =
  | { readonly ok: true; readonly value: unknown }
  /** `index` is the operation's that could not be done. */
  | { readonly ok: false; readonly index: number; readonly problem: string }

export function applyPatch(document: unknown, patch: readonly unknown[]): PatchResult {
  let value = document
  for (const [index, operation] of patch.entries()) {
    try {
      value = applyOperation(value, operation)
    } catch (error) {
      if (error instanceof PatchError) return { ok: false, index, problem: error.message }
      throw error
    }
  }
  return { ok: true, value }
}

class PatchError extends Error {}

function applyOperation(document: unknown, operation: unknown): unknown {
  if (!isRecord(operation)) throw new PatchError('An operation is an object.')
  const path = pathOf(operation['path'], 'path')
  switch (operation['op']) {
    case 'add':
      return add(document, path, given(operation))
    case 'remove':
      return remove(document, path)
    case 'replace': {
      const value = given(operation)
      read(document, path)
      return path.length === 0 ? value : changeAt(document, path, (parent, key) => set(parent, key, value))
    }
    case 'move': {
      const from = pathOf(operation['from'], 'from')
      const value = read(document, from)
      if (from.length < path.length && from.every((key, index) => key === path[index])) {
        throw new PatchError('A value cannot be moved into itself.')
      }
      return from.length === path.length && from.every((key, index) => key === path[index])
        ? document
        : add(remove(document, from), path, value)
    }
    case 'copy':
      return add(document, path, read(document, pathOf(operation['from'], 'from')))
    case 'test':
      if (!sameJson(read(document, path), given(operation))) throw new PatchError('The test failed.')
      return document
    default:
      throw new PatchError(`There is no operation "${String(operation['op'])}".`)
  }
}

function given(operation: Readonly<Record<string, unknown>>): unknown {
  if (Object.hasOwn(operation, 'value')) return operation['value']
  throw new PatchError('A value is missing.')
}

function pathOf(pointer: unknown, field: string): readonly string[] {
  const path = typeof pointer === 'string' ? parsePointer(pointer) : undefined
  if (path === undefined) throw new PatchError(`"${field}" is not a pointer.`)
  // Where it is assigned, and not defined, it would change what every other object inherits.
  if (path.includes('__proto__')) throw new PatchError('A prototype is out of reach.')
  return path
}

function read(document: unknown, path: readonly string[]): unknown {
  let value = document
  for (const key of path) {
    if (Array.isArray(value)) value = value[existingIndex(value, key)]
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key]
    else throw new PatchError(`There is nothing at "${key}".`)
  }
  return value
}

function add(document: unknown, path: readonly string[], value: unknown): unknown {
  if (path.length === 0) return value
  return changeAt(document, path, (parent, key) => {
    if (!Array.isArray(parent)) return set(parent, key, value)
    const index = key === '-' ? parent.length : indexOf(key)
    if (index === undefined || index > parent.length) throw new PatchError(`A list has no place "${key}".`)
    return [...parent.slice(0, index), value, ...parent.slice(index)]
  })
}

function remove(document: unknown, path: readonly string[]): unknown {
  read(document, path)
  if (path.length === 0) return null
  return changeAt(document, path, (parent, key) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== Number(key))
    const { [key]: _, ...left } = parent as Readonly<Record<string, unknown>>
    return left
  })
}

type Change = (parent: Readonly<Record<string, unknown>> | readonly unknown[], key: string) => unknown

/** Copies the way down to the place, and nothing beside it. */
function changeAt(document: unknown, path: readonly string[], change: Change): unknown {
  const [key = '', ...below] = path
  if (!Array.isArray(document) && !isRecord(document)) throw new PatchError(`There is nothing to hold "${key}".`)
  if (below.length === 0) return change(document, key)
  return set(document, key, changeAt(read(document, [key]), below, change))
}

function set(parent: Readonly<Record<string, unknown>> | readonly unknown[], key: string, value: unknown): unknown {
  if (isRecord(parent)) return { ...parent, [key]: value }
  const copy = [...parent]
  copy[existingIndex(parent, key)] = value
  return copy
}

function existingIndex(list: readonly unknown[], key: string): number {
  const index = indexOf(key)
  if (index === undefined || index >= list.length) throw new PatchError(`A list has no place "${key}".`)
  return index
}

/** Digits without leading zeros, as the pointers of RFC 6901 have them. */
function indexOf(key: string): number | undefined {
  return /^(0|[1-9]\d*)$/.test(key) ? Number(key) : undefined
}
