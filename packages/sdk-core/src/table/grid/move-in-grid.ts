/** Where in the grid: the head is line -1, columns count from 0 in the order in which they are shown. */
export interface GridPlace {
  readonly line: number
  readonly column: number
}

interface GridKeys {
  readonly key: string
  /** Control, or Command on a Mac. */
  readonly isFar: boolean
  readonly lineCount: number
  readonly columnCount: number
  /** How many lines can be seen. */
  readonly page: number
  readonly rightToLeft: boolean
}

/** Where a key leads to; nothing for keys that lead nowhere. */
export function moveInGrid(
  { line, column }: GridPlace,
  { key, isFar, lineCount, columnCount, page, rightToLeft }: GridKeys,
): GridPlace | undefined {
  const last = lineCount - 1
  const lastColumn = columnCount - 1
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case 'ArrowDown':
      return { line: isFar ? last : Math.min(last, line + 1), column }
    case 'ArrowUp':
      return { line: isFar ? Math.min(0, last) : Math.max(-1, line - 1), column }
    case forward:
      return { line, column: isFar ? lastColumn : Math.min(lastColumn, column + 1) }
    case back:
      return { line, column: isFar ? 0 : Math.max(0, column - 1) }
    case 'Home':
      return { line: isFar ? Math.min(0, last) : line, column: 0 }
    case 'End':
      return { line: isFar ? last : line, column: lastColumn }
    case 'PageDown':
      return { line: Math.min(last, line + page), column }
    case 'PageUp':
      return { line: line <= 0 ? line : Math.max(0, line - page), column }
    default:
      return undefined
  }
}
