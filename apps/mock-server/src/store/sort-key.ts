import { foldText } from '@inlay/sdk-core/filters'

/**
 * The order of values, the same in every store because every store compares these keys, code point by code point:
 * numbers by size, then text without regard to case (folded, by its first 200 characters), then false and true, then
 * lists and objects as equals. What is absent (missing or null) comes last in both directions: see `compareKeys`.
 */
export function sortKey(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return `a${orderedHex(value)}`
    case 'string':
      return `b${foldedStart(value)}`
    case 'boolean':
      return value ? 'c1' : 'c0'
    default:
      return value === null || value === undefined ? absentKey : 'd'
  }
}

/** Greater than every other key. */
export const absentKey = 'z'

export function compareKeys(a: string, b: string, direction: 'asc' | 'desc'): number {
  if (a === absentKey || b === absentKey) return a === b ? 0 : a === absentKey ? 1 : -1
  return direction === 'asc' ? compareText(a, b) : compareText(b, a)
}

/** By code points, as databases compare bytes of UTF-8; `<` compares UTF-16, where emoji come before U+E000. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

/** Moves surrogates, which stand for the highest code points, above all other code units. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800
  return unit >= 0xd800 ? unit + 0x2000 : unit
}

const keyLength = 200

function foldedStart(text: string): string {
  // Folding can shorten text, but not to a fifth; what is cut off beyond that cannot reach the key.
  return wholeStart(foldText(wholeStart(text, keyLength * 5)), keyLength)
}

/** The first code units, without half of a surrogate pair at the end. */
function wholeStart(text: string, length: number): string {
  if (text.length <= length) return text
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}

const eightBytes = new DataView(new ArrayBuffer(8))

/** The bits of a number, turned so that they compare as text in the order of the numbers. */
function orderedHex(value: number): string {
  eightBytes.setFloat64(0, value === 0 ? 0 : value)
  const high = eightBytes.getUint32(0)
  const low = eightBytes.getUint32(4)
  return high >= 0x80000000 ? hex(~high) + hex(~low) : hex(high | 0x80000000) + hex(low)
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0')
}
