import { labelSize } from './fit-labels'
import { textWidth } from './text-width'

/** Where a plot is drawn, in pixels from the start of the line and from the top. */
export interface PlotArea {
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
}

/** The width that the labels of values take, with the space behind them. */
export function labelRoom(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, labelSize)))) + 8
}
