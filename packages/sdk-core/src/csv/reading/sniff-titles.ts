import { createRecordParser } from './record-parser'

/**
 * How many records before the header are titles of the file: `Report 2026`, the day it was made. Such a record has one
 * cell with something in it, the first, and is shorter than the rows or stands apart from them by an empty one; what
 * follows looks like a header with rows of its length. In doubt there is none, since a header is lost with it.
 */
export function sniffTitles(
  sample: string,
  { delimiter, quote }: { readonly delimiter: string; readonly quote: string | undefined },
  isWhole: boolean,
): number {
  const titles: { readonly count: number; readonly filled: number }[] = []
  let header: readonly string[] = []
  let hasTitle = false
  let rows = 0
  let evenRows = 0
  const parser = createRecordParser(
    { delimiter, quote, longestCell: sample.length },
    ({ cells, count, endsQuoted }) => {
      if (header.length > 0) {
        rows += 1
        if (count === header.length) evenRows += 1
        return rows < rowsLookedAt
      }
      const texts = cells.slice(0, count)
      const filled = texts.filter((text) => text.trim() !== '').length
      if (filled > 1) header = texts
      else titles.push({ count, filled })
      // A last column that somebody has written without a name is none that was filled up.
      const isTitle = filled < 2 && texts[0]?.trim() !== '' && (count === 1 || !endsQuoted)
      hasTitle ||= titles.length === 1 && isTitle
      return hasTitle && titles.length <= mostTitles
    },
  )
  parser.push(sample)
  if (isWhole) parser.end()
  const isApart = titles.every(({ count }) => count < header.length) || titles.some(({ filled }) => filled === 0)
  return hasTitle && isApart && looksLikeHeader(header) && rows > 0 && evenRows >= rows * 0.9 ? titles.length : 0
}

const rowsLookedAt = 100
const mostTitles = 5

function looksLikeHeader(cells: readonly string[]): boolean {
  const isName = (cell: string) => cell !== '' && cell === cell.trim() && !/^[\d\s.,:/+-]+$/.test(cell)
  return cells.length > 1 && cells.every(isName) && new Set(cells).size === cells.length
}
