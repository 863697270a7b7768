export interface ChipRoom {
  /** What there is for all of them. */
  readonly width: number
  readonly gap: number
  /** What the number behind them takes, where not all are shown. */
  readonly more: number
}

/** How many chips fit into one line: all of them, or as many as leave room for a number; one at the least. */
export function fittingChips(widths: readonly number[], { width, gap, more }: ChipRoom): number {
  const all = widths.reduce((sum, chip) => sum + chip + gap, 0)
  if (all <= width) return widths.length
  let used = more
  for (const [index, chip] of widths.entries()) {
    used += chip + gap
    if (used > width) return Math.max(index, 1)
  }
  return widths.length
}
