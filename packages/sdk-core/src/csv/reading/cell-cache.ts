/** Gives the part of a text from `start` up to `end`, as the cell of a column. */
export type CellReader = (text: string, start: number, end: number, column: number) => string

/**
 * Gives the same string again where a column repeats itself, as countries and states do. That spares more time in the
 * collection of garbage than looking takes, and most of the memory. Columns that do not repeat themselves are left
 * alone after a while.
 */
export function createCellCache(): CellReader {
  const known: (string | undefined)[] = Array.from({ length: places })
  const credit: number[] = []
  return (text, start, end, column) => {
    const length = end - start
    if (length === 0) return ''
    const left = credit[column] ?? initialCredit
    if (left < 0 || length > longestKnown) return text.slice(start, end)
    const middle = text.charCodeAt(start + (length >> 1))
    const ends = text.charCodeAt(start) * 31 + text.charCodeAt(end - 1) * 17
    const place = (ends + middle * 1_009 + length * 13 + column * 257) % places
    const candidate = known[place]
    if (candidate !== undefined && candidate.length === length && text.startsWith(candidate, start)) {
      credit[column] = Math.min(left + 1, mostCredit)
      return candidate
    }
    credit[column] = left - 1
    return (known[place] = text.slice(start, end))
  }
}

const places = 4_096
const longestKnown = 64
const initialCredit = 300
const mostCredit = 2_000
