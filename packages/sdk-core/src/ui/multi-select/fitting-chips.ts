export interface ChipRoom {
  /** What there is for all of them. */
  readonly width: number
  readonly gap: number
  /** What the number behind them takes, where not all are shown. */
  readonly more: number
}

/** With less than this, nothing of a chip's words is left beside the button that removes it. */
const leastChip = 64

/**
 * How many chips fit into one line: all of them, or as many as leave room for a number. One at the least, cut where it
 * is long; none but the number where there is no room for any words.
 */
export function fittingChips(widths: readonly number[], { width, gap, more }: ChipRoom): number {
  const all = widths.reduce((sum, chip) => sum + chip + gap, 0)
  if (all <= width) return widths.length
  let used = more
  for (const [index, chip] of widths.entries()) {
    used += chip + gap
    if (used > width) return index > 0 || width - more - gap < Math.min(leastChip, chip) ? index : 1
  }
  return widths.length
}
