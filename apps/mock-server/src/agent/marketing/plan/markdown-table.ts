const mostRows = 10

/** A table of the first rows, with what it leaves out; nothing without rows. */
export function markdownTable<Row>(
  heads: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const more = rows.length - mostRows
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows.slice(0, mostRows).map((row) => line(cellsOf(row))),
    ...(more > 0 ? ['', `And ${more} more, in the Audience tab.`] : []),
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
}
