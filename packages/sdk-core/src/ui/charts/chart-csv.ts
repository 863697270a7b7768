/** A table as a file for spreadsheets. Text that one would run as a formula is written so that it is shown. */
export function chartCsv(header: readonly string[], rows: Iterable<readonly (string | number | undefined)[]>): string {
  const lines = [header.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  // Excel knows by the mark at the beginning that it is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
