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
  /** The number that a label is, where it is one: of numbers the round ones stay. */
  readonly number?: ((index: number) => number) | undefined
}

const lineHeight = 24
const between = 10
/** Numbers that are left out anyway stand this far apart. */
const sparse = 56
const longestTurned = 92
const slope = Math.sin((40 * Math.PI) / 180)

/** Labels below an axis: all of them straight, or some of them, or all of them turned and the longest shortened. */
export function fitLabels({ count, step, text, at, ordered, number }: FitOptions): FittedLabels {
  if (count === 0) return { labels: [], turned: false, height: lineHeight }
  // Of thousands a sample tells how long they are.
  const sample = Math.max(1, Math.floor(count / 200))
  let widest = 0
  for (let index = 0; index < count; index += sample) widest = Math.max(widest, textWidth(text(index), labelSize))

  const turned = !ordered && widest + 4 > step && count > 1
  const needed = ordered || turned ? Math.ceil((turned ? 15 : widest + between) / step) : 1
  const { first, every } = evenPlaces(needed, { count, step, number })
  const labels: AxisLabel[] = []
  for (let index = first; index < count; index += every) {
    const whole = text(index)
    const shown = turned ? shorten(whole, labelSize, longestTurned) : whole
    labels.push({ at: at(index), text: shown, whole: shown === whole ? undefined : whole })
  }
  const height = turned ? Math.ceil(Math.min(widest, longestTurned) * slope) + 20 : lineHeight
  return { labels, turned, height }
}

/**
 * Steps of 1, 2 or 5 and zeros, of numbers from the first round one. Names are spared small round steps: quarters of a
 * year are better than each fifth month.
 */
function evenPlaces(needed: number, { count, step, number }: Pick<FitOptions, 'count' | 'step' | 'number'>) {
  const exact = { first: 0, every: Math.max(1, needed) }
  if (needed <= (number ? 1 : 12)) return exact
  const least = number ? Math.max(needed, sparse / step) : needed
  const power = 10 ** Math.floor(Math.log10(least))
  const every = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power
  const unit = number ? (number(1) - number(0)) * every : 0
  const round = number
    ? Array.from({ length: Math.min(every, count) }, (_, index) => number(index) % unit).indexOf(0)
    : 0
  const first = Math.max(0, round)
  return first + every < count ? { first, every } : exact
}
