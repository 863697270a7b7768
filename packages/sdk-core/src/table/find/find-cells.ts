import { comparableText } from '../../filters/fold-text'
import type { Slices } from '../../ports/slices'
import { collectFoundCells, type FoundCells } from './found-cells'

/** The texts of a column. */
export interface CellTexts {
  /** What a cell of the row says. */
  readonly shown: (row: number) => string
  /** What is behind it, which is found only as a whole: half of it would be marked where nobody sees it. */
  readonly whole?: ((row: number) => string) | undefined
}

interface FindOptions {
  readonly slices: Slices
  readonly signal?: AbortSignal | undefined
}

/** Finds the cells with a text in them, row by row as they are shown, without regard to case and accents. */
export async function findCells(
  text: string,
  rows: Uint32Array,
  columns: readonly CellTexts[],
  { slices, signal }: FindOptions,
): Promise<FoundCells> {
  const wanted = folded(text)
  const { found, add } = collectFoundCells(rows, columns.length)
  if (wanted === '') return found
  // Few columns have other texts in every row.
  const known = columns.map(() => new Map<string, boolean>())
  for (const [place, row] of rows.entries()) {
    for (const [column, { shown, whole }] of columns.entries()) {
      const cell = shown(row)
      let holds = known[column]?.get(cell)
      if (holds === undefined) known[column]?.set(cell, (holds = folded(cell).includes(wanted)))
      if (holds || (whole && folded(whole(row)) === wanted)) add({ place, column })
    }
    if (place % 64 === 0 && slices.isOver()) await slices.next(signal)
  }
  return found
}

function folded(text: string): string {
  return comparableText(asTyped(text), 'case_and_accents')
}

/** Spaces, minus signs and marks of direction that formats write and no keyboard has. */
function asTyped(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text
  return text
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
}
