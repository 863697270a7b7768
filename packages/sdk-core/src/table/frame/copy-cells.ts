import { clipboardTexts } from '../columns/clipboard-text'
import type { LaidOutColumn } from '../columns/lay-out-columns'
import { readColumn } from '../columns/read-column'
import type { GridPlace } from '../grid/move-in-grid'
import { tsvText } from '../grid/tsv'
import { isSelected, type Selection } from '../model/selection'
import type { TableLines } from '../model/table-lines'
import type { Work } from '../model/work'
import type { LineSpan } from '../paint/visible-lines'
import type { CellRange } from './use-cell-range'

interface CellsToCopy<Row> {
  readonly locale: string
  readonly lines: TableLines
  readonly rowAt: (place: number) => Row | undefined
  readonly rowId: (row: Row) => string
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly range: CellRange | undefined
  readonly at: GridPlace
  /** Where rows are selected. */
  readonly selection: Selection | undefined
}

export interface CopiedCells<Row> {
  /** The lines that have to be there for it. */
  readonly span: LineSpan
  readonly text: (rowOfLine: (line: number) => Row | undefined) => Work<CopiedText>
}

export interface CopiedText {
  readonly tsv: string
  /** Of cells. */
  readonly count: number
}

/** What is copied: the chosen cells, or the selected rows, or the active cell. */
export function cellsToCopy<Row>(options: CellsToCopy<Row>): CopiedCells<Row> {
  const { lines, columns, range, at, selection, locale } = options
  if (!range && selection) return selectedRows(options, selection)
  const [first, last] = range?.lines ?? [at.line, at.line]
  const textsOf = cellTexts(columns, locale, ...(range?.columns ?? ([at.column, at.column] as const)))
  return {
    span: { first, end: Math.min(last + 1, lines.count) },
    text: (rowOfLine) => copied(last - first + 1, (index) => rowOfLine(first + index), textsOf),
  }
}

/** Those in collapsed groups too. Nothing is loaded where all of them are there. */
function selectedRows<Row>(
  { lines, rowAt, rowId, columns, locale }: CellsToCopy<Row>,
  selection: Selection,
): CopiedCells<Row> {
  const textsOf = cellTexts(columns, locale, 0, columns.length - 1)
  const isWanted = (row: Row | undefined) => row !== undefined && isSelected(selection, rowId(row))
  const known = Array.from(lines.rows, rowAt).filter((row) => isWanted(row)) as Row[]
  const isKnown = selection.kind === 'some' && known.length === selection.ids.size
  return {
    span: { first: 0, end: isKnown ? 0 : lines.count },
    text(rowOfLine) {
      if (isKnown || lines.groups.length > 0) return copied(known.length, (index) => known[index], textsOf)
      const wantedAt = (line: number) => {
        const row = rowOfLine(line)
        return isWanted(row) ? row : undefined
      }
      return copied(lines.count, wantedAt, textsOf)
    },
  }
}

function cellTexts<Row>(columns: readonly LaidOutColumn<Row>[], locale: string, from: number, to: number) {
  const readers = columns
    .slice(from, to + 1)
    .map(({ column }) => ({ read: readColumn(column), textOf: clipboardTexts(column, locale) }))
  return (row: Row) => readers.map(({ read, textOf }) => textOf(read(row), row))
}

/** Rows that are written between two looks at the clock. */
const rowsInStep = 16

function* copied<Row>(
  size: number,
  rowAt: (index: number) => Row | undefined,
  textsOf: (row: Row) => readonly string[],
): Work<CopiedText> {
  let tsv = ''
  let count = 0
  for (let index = 0; index < size; index += 1) {
    if (index % rowsInStep === rowsInStep - 1) yield
    const row = rowAt(index)
    if (row === undefined) continue
    const cells = textsOf(row)
    tsv += (count === 0 ? '' : '\n') + tsvText([cells])
    count += cells.length
  }
  return { tsv, count }
}
