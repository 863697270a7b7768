import type { ChartCursor } from './chart-types'
import type { PlotData } from './plot-data'

/** A bar between two values, at a place across them; which way it lies is not its business. */
export interface Band extends ChartCursor {
  /** Pixels along the row of categories. */
  readonly at: number
  readonly thickness: number
  readonly from: number
  readonly to: number
  /** Its far end is the end of the whole bar. */
  readonly outer: boolean
}

export interface BandLayoutOptions {
  /** Pixels along the row of categories. */
  readonly start: number
  readonly end: number
  readonly stacked: boolean
  readonly widest: number
}

export interface BandLayout {
  readonly step: number
  readonly bands: readonly Band[]
}

const between = 2

export function bandLayout(
  { series, xs }: Pick<PlotData, 'series' | 'xs'>,
  { start, end, stacked, widest }: BandLayoutOptions,
): BandLayout {
  const step = (end - start) / Math.max(1, xs.length)
  const lanes = stacked ? 1 : Math.max(1, series.length)
  const gap = lanes > 1 && step > 16 ? between : 0
  const room = Math.min(step * (lanes > 1 ? 0.76 : 0.62), lanes * widest + (lanes - 1) * gap)
  const thickness = Math.max(1, (room - (lanes - 1) * gap) / lanes)
  const bands: Band[] = []
  for (let index = 0; index < xs.length; index += 1) {
    const middle = start + (index + 0.5) * step
    const ends = { up: 0, down: 0 }
    const outermost = { up: -1, down: -1 }
    for (const [order, { values }] of series.entries()) {
      const value = values[index]
      if (value === undefined) continue
      const side = value < 0 ? 'down' : 'up'
      const from = stacked ? ends[side] : 0
      ends[side] = from + value
      outermost[side] = bands.length
      const lane = stacked ? 0 : order
      const at = middle - room / 2 + lane * (thickness + gap)
      bands.push({ series: order, index, at, thickness, from, to: from + value, outer: !stacked })
    }
    if (!stacked) continue
    for (const last of [outermost.up, outermost.down]) {
      const band = bands[last]
      if (band) bands[last] = { ...band, outer: true }
    }
  }
  return { step, bands }
}

/** All values that the axis must have room for. */
export function bandValues(data: Pick<PlotData, 'series' | 'xs'>, stacked: boolean): readonly number[] {
  return bandLayout(data, { start: 0, end: 1, stacked, widest: 1 }).bands.map(({ to }) => to)
}
