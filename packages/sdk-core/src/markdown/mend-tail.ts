import { mendInline } from './mend-inline'

/**
 * The end of a text that is still being written, made into what it is about to be: an open emphasis is closed, half a
 * link is its words alone, half a table a whole one, and a mark that may become anything waits.
 */
export function mendTail(source: string): string {
  const end = source.lastIndexOf('\n') + 1
  const line = source.slice(end)
  const fence = openFence(source.slice(0, end))
  // The fence that closes may come one character after another.
  if (fence !== undefined) return /^ {0,3}[`~]+$/.test(line) ? source.slice(0, end) : source
  if (/^ {0,3}(`{3,}|~{3,})/.test(line)) return source
  const table = mendTable(source)
  if (table !== undefined) return table
  const shown = bareMark.test(line) ? source.slice(0, end) : source
  return mendInline(shown, beginOfText(shown))
}

/** A line that has only the mark of a list, a heading, a quote, a rule or a fence so far. */
const bareMark = /^[ \t]*(?:>[ \t]?)*(?:[-*+_=|`~]+|\d{1,9}[.)]?|#{1,6})?[ \t]*$/

/** The fence of the code that has begun and not ended in whole lines. */
function openFence(lines: string): string | undefined {
  let open: string | undefined
  for (const [, fence = '', rest = ''] of lines.matchAll(/^[ \t]*(?:[-*+>] )*[ \t]*(`{3,}|~{3,})(.*)$/gm)) {
    if (open === undefined) {
      if (!rest.includes('`')) open = fence
    } else if (fence.startsWith(open) && rest.trim() === '') open = undefined
  }
  return open
}

/** Where the text begins that the end belongs to: after an empty line, or after the mark of a line. */
function beginOfText(source: string): number {
  const from = beginOfParagraph(source)
  let begin = from
  for (const match of source.slice(from).matchAll(markOfLine)) begin = from + match.index + match[0].length
  return begin
}

const markOfLine = /^[ \t]*(?:>[ \t]?)*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+|#{1,6}[ \t]+|>|\|)/gm

function beginOfParagraph(source: string): number {
  const empty = source.lastIndexOf('\n\n')
  return empty < 0 ? 0 : empty + 2
}

/** A head without its line, or a last row that is not whole. `undefined`: no table. */
function mendTable(source: string): string | undefined {
  const from = beginOfParagraph(source)
  const lines = source.slice(from).split('\n')
  const first = lines.findIndex((line) => /^ {0,3}\|/.test(line))
  const head = lines[first]
  if (
    head === undefined ||
    head.trim() === '|' ||
    lines.slice(first).some((line) => !/^ {0,3}\|/.test(line) && line !== '')
  )
    return undefined
  const before =
    source.slice(0, from) +
    lines
      .slice(0, first)
      .map((line) => `${line}\n`)
      .join('')
  const rows = lines.slice(first + 2).filter((line, index, all) => index < all.length - 1 || !bareMark.test(line))
  const columns = cellsOf(head)
  const ruled = lines[first + 1] !== undefined && cellsOf(lines[first + 1] ?? '') >= columns && lines.length > first + 2
  if (ruled) {
    const last = rows.length - 1
    const row = rows[last]
    if (row !== undefined && row !== '')
      rows[last] = mendInline(row, row.trimEnd().lastIndexOf('|', row.length - 2) + 1)
    return [before + head, lines[first + 1], ...rows].join('\n')
  }
  if (lines.length > first + 1 && !/^[ |:-]*$/.test(lines[first + 1] ?? '')) return undefined
  const drawn = mendInline(head, head.trimEnd().lastIndexOf('|', head.length - 2) + 1)
  return `${before}${drawn}\n${'|-'.repeat(Math.max(columns, 1))}|`
}

function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .replace(/\\\|/g, '')
    .split('|').length
}
