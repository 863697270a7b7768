/** Cells as spreadsheets take them from the clipboard. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n')
}

function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
