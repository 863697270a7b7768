/** Cells as spreadsheets put them on the clipboard: parted by tabs, with quotes around what has tabs or lines in it. */
export function readTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  // One line ending behind the last row is the end of that row.
  const body = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y
  let row: string[] = []
  for (;;) {
    const found = cell.exec(body)
    if (!found) return [...rows, row]
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') continue
    rows.push(row)
    if (end !== '\n') return rows
    row = []
  }
}
