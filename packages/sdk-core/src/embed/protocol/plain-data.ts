/** What one message may hold. Long lists travel in parts. */
export interface DataLimits {
  readonly values: number
  readonly characters: number
  readonly depth: number
}

export const portLimits: DataLimits = { values: 250_000, characters: 8_000_000, depth: 64 }

/**
 * Why a value is not carried: it is `too-large`, or `malformed`, which is all that is no data and all that names a
 * prototype, so that nothing which copies it member by member can be led to one. `undefined` for what is carried.
 */
export function faultOfData(value: unknown, limits: DataLimits = portLimits): 'too-large' | 'malformed' | undefined {
  // Not by recursion: how deep a message goes is its sender's choice.
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  let values = 0
  let characters = 0
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    values += 1
    if (typeof next.value === 'string') characters += next.value.length
    if (values > limits.values || characters > limits.characters || next.depth > limits.depth) return 'too-large'
    if (isScalar(next.value)) continue
    if (typeof next.value !== 'object' || next.value === null) return 'malformed'
    const kind = kindOf(next.value)
    if (lengthOf(next.value) > (kind === 'Array' ? limits.values : limits.characters)) return 'too-large'
    if (whole.has(kind)) continue
    if (kind !== 'Object' && kind !== 'Array') return 'malformed'
    for (const key of Object.keys(next.value)) {
      const member = (next.value as Readonly<Record<string, unknown>>)[key]
      if (key === '__proto__' || (key === 'constructor' && namesPrototype(member))) return 'malformed'
      if (kind === 'Object') characters += key.length
      left.push({ value: member, depth: next.depth + 1 })
    }
  }
  return undefined
}

/** A list may be longer than what is in it: nothing to send, and for ever to go through. */
function lengthOf(value: object): number {
  return Array.isArray(value) || value instanceof Int32Array ? value.length : 0
}

/** The other way to a prototype. A maker of cars may well be called a constructor. */
function namesPrototype(constructor: unknown): boolean {
  return typeof constructor === 'object' && constructor !== null && Object.hasOwn(constructor, 'prototype')
}

/** Of what has no fault, and so is not deeper than a message may be. */
export function copyOfData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOfData)
  if (typeof value !== 'object' || value === null || whole.has(kindOf(value))) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOfData(member)]))
}

function kindOf(value: object): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}

/** Files go by reference, and places in a list in one piece. */
const whole: ReadonlySet<string> = new Set(['Blob', 'File', 'Date', 'Int32Array'])

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
}
