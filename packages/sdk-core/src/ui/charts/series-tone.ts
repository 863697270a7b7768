import type { ChartTone } from './chart-types'

/** There are six colours; a second round of them is told apart by another dash and hatch. */
const colours = 6
const patterns = 6

export function seriesTone(index: number): ChartTone {
  return { tone: (index % colours) + 1, pattern: (index + Math.floor(index / colours)) % patterns }
}

export const otherTone: ChartTone = { tone: 'other', pattern: patterns - 1 }
