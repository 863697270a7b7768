import { shorten, textWidth } from './text-width'

export const labelSize = 11

export interface AxisLabel {
  readonly at: number
  readonly text: string
  /** The whole text, where it was shortened. */
  readonly whole?: string | undefined
}

export interface FittedLabels {
  readonly labels: readonly AxisLabel[]
  /** Turned, because they would touch each other. */
  readonly turned: boolean
  /** How much room they take below the plot. */
  readonly height: number
}

export interface FitOptions {
  readonly count: number
  /** Pixels from one to the next. */
  readonly step: number
  readonly text: (index: number) => string
  readonly at: (index: number) => number
  /** In an order that everybody knows (dates, numbers), some may be left out. */
  readonly ordered: boolean
}

const lineHeight = 24
const between = 10
const longestTurned = 92
const slope = Math.sin((40 * Math.PI) / 180)

/** Labels below an axis: all of them straight, or some of them, or all of them turned and the longest shortened. */
export function fitLabels({ count, step, text, at, ordered }: FitOptions): FittedLabels {
  if (count === 0) return { labels: [], turned: false, height: lineHeight }
  // Of thousands a sample tells how long they are.
  const sample = Math.max(1, Math.floor(count / 200))
  let widest = 0
  for (let index = 0; index < count; index += sample) widest = Math.max(widest, textWidth(text(index), labelSize))

  const turned = !ordered && widest + 4 > step && count > 1
  const every = turned ? Math.ceil(15 / step) : Math.ceil((widest + between) / step)
  const labels: AxisLabel[] = []
  for (let index = 0; index < count; index += ordered || turned ? Math.max(1, every) : 1) {
    const whole = text(index)
    const shown = turned ? shorten(whole, labelSize, longestTurned) : whole
    labels.push({ at: at(index), text: shown, whole: shown === whole ? undefined : whole })
  }
  const height = turned ? Math.ceil(Math.min(widest, longestTurned) * slope) + 20 : lineHeight
  return { labels, turned, height }
}
