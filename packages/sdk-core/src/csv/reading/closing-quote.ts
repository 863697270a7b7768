/** Where a quoted cell ends. */
export type QuoteEnd =
  /**
   * `at` is the closing quote, `next` the place behind it and the spaces that follow it, `stray` the quote before it that
   * somebody forgot to double.
   */
  | { readonly kind: 'closed'; readonly at: number; readonly next: number; readonly stray: number | undefined }
  /** More than a delimiter follows the closing quote on its line: `"abc"def`. */
  | { readonly kind: 'continued'; readonly at: number }
  /** No quote closes it: the opening one was meant as a character. */
  | { readonly kind: 'never' }
  /** What has been read so far does not tell. */
  | { readonly kind: 'unknown' }

export interface QuoteFinder {
  find(text: string, open: number, isWhole: boolean): QuoteEnd
  /** The text now begins so many characters later. */
  advance(length: number): void
}

/**
 * Finds the quote that closes a cell, leniently. In a run of quotes each pair is one quote of the text; an odd one
 * closes the cell if a delimiter or the end of the line follows. If something else follows, somebody forgot to double
 * it: then the cell ends at the first quote on the same line that can close it. Without such a quote it ends where the
 * odd one stands, as Excel reads it.
 */
export function createQuoteFinder(delimiter: string, quote: string, longestCell: number): QuoteFinder {
  const delimiterCode = delimiter.charCodeAt(0)
  const quoteCode = quote.charCodeAt(0)
  // Both are kept, or every stray quote of a long line would make us look through it again.
  let knownLineEnd = 0
  /** Up to here nothing closes a cell. */
  let searchedTo = 0

  function runEnd(text: string, start: number): number {
    let end = start + 1
    while (text.charCodeAt(end) === quoteCode) end += 1
    return end
  }

  /** The place behind the closing quote and spaces, or -1 if something else follows. */
  function closes(text: string, after: number): number {
    let next = after
    let code = text.charCodeAt(next)
    while (code === space && code !== delimiterCode) code = text.charCodeAt((next += 1))
    return next >= text.length || code === delimiterCode || code === lineFeed || code === carriageReturn ? next : -1
  }

  function afterStray(text: string, stray: number, isWhole: boolean): QuoteEnd {
    if (stray < searchedTo) return { kind: 'continued', at: stray }
    const end = stray < knownLineEnd ? knownLineEnd : lineEnd(text, stray)
    if (end === text.length && !isWhole && end - stray <= longestCell) return { kind: 'unknown' }
    knownLineEnd = end
    for (let place = text.indexOf(quote, stray + 1); place !== -1 && place < end; place = text.indexOf(quote, place)) {
      const after = runEnd(text, place)
      const next = (after - place) % 2 === 1 ? closes(text, after) : -1
      if (next !== -1) return { kind: 'closed', at: after - 1, next, stray }
      place = after
    }
    searchedTo = end
    return { kind: 'continued', at: stray }
  }

  return {
    find(text, open, isWhole) {
      let place = text.indexOf(quote, open + 1)
      while (place !== -1 && place - open <= longestCell) {
        const after = runEnd(text, place)
        if ((after - place) % 2 === 1) {
          const next = closes(text, after)
          if (next !== -1) return { kind: 'closed', at: after - 1, next, stray: undefined }
          return afterStray(text, after - 1, isWhole)
        }
        place = text.indexOf(quote, after)
      }
      if (place === -1 && !isWhole && text.length - open <= longestCell) return { kind: 'unknown' }
      return { kind: 'never' }
    },
    advance(length) {
      searchedTo = Math.max(0, searchedTo - length)
      knownLineEnd = Math.max(0, knownLineEnd - length)
    },
  }
}

const lineFeed = 10
const carriageReturn = 13
const space = 32

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const before = feed === -1 ? text.length : feed
  const lone = text.slice(from, before).indexOf('\r')
  return lone === -1 ? before : from + lone
}
