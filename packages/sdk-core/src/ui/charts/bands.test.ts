import { describe, expect, it } from 'vitest'
import { bandLayout, bandValues } from './band-layout'
import { barPath } from './bar-shape'
import { emphasised } from './emphasis'
import { gatherSeries, readPlotData, type PlotData } from './plot-data'

const data = [
  { name: 'a', one: 4, two: 3, three: -2 },
  { name: 'b', one: null, two: 5, three: -1 },
]
const plot: PlotData = readPlotData({
  data,
  x: 'name',
  series: (['one', 'two', 'three'] as const).map((key) => ({ key, label: key, value: key })),
})
const room = { start: 0, end: 100, widest: 44 }

describe('columns and bars', () => {
  it('of a group stand side by side and do not touch', () => {
    const { bands } = bandLayout(plot, { ...room, stacked: false })
    const [first, second] = bands
    expect(second?.at).toBeGreaterThan((first?.at ?? 0) + (first?.thickness ?? 0))
    expect(bands.every(({ from }) => from === 0)).toBe(true)
  })

  it('of a stack stand upon each other, what is below zero on the other side', () => {
    const { bands } = bandLayout(plot, { ...room, stacked: true })
    expect(bands.map(({ from, to, outer }) => [from, to, outer])).toEqual([
      [0, 4, false],
      [4, 7, true],
      [0, -2, true],
      [0, 5, true],
      [0, -1, true],
    ])
    expect(Math.max(...bandValues(plot, true))).toBe(7)
  })

  it('have a middle in the middle of their place', () => {
    const one = { ...plot, series: plot.series.slice(1, 2) }
    const [first] = bandLayout(one, { ...room, stacked: false }).bands
    expect((first?.at ?? 0) + (first?.thickness ?? 0) / 2).toBe(25)
  })

  it('stay visible however many there are', () => {
    const many = { ...plot, xs: Array.from({ length: 5_000 }, (_, index) => index) }
    expect(bandLayout(many, { ...room, stacked: false }).bands.every(({ thickness }) => thickness >= 1)).toBe(true)
  })

  it('are rounded at their far end alone', () => {
    expect(barPath({ x: 0, y: 0, width: 20, height: 40 }, 'top')).toBe(
      'M0 3q0 -3 3 -3H17q3 0 3 3V40q0 0 0 0H0q0 0 0 0z',
    )
  })

  it('behind the last of a stack are added up', () => {
    const gathered = gatherSeries(plot.series, 2, (count) => `Other (${count})`)
    expect(gathered.map(({ label, values }) => [label, values])).toEqual([
      ['one', [4, undefined]],
      ['Other (2)', [1, 4]],
    ])
    expect(gatherSeries(plot.series, 3, String)).toBe(plot.series)
  })

  it('have one that is the point', () => {
    const second = { rows: plot.rows, series: plot.series.slice(1) }
    expect(emphasised(second, 'highest', data)).toBe(1)
    expect(emphasised(second, 'lowest', data)).toBe(0)
    expect(emphasised(second, 'none', data)).toBeUndefined()
    expect(emphasised(second, (row) => row.name === 'a', data)).toBe(0)
  })
})
