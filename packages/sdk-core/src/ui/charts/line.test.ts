import { describe, expect, it } from 'vitest'
import { chartWords } from './chart-words'
import { lineLayout } from './line-layout'
import { linePath, lonePoints, thinLine } from './line-path'
import { readPlotData } from './plot-data'

const words = chartWords('en', { utc: true })
const size = { width: 300, height: 200, rightToLeft: false }
const options = { size, words, zero: true, utc: true }
const plot = (values: readonly (number | null)[]) =>
  readPlotData({
    data: values.map((value, index) => ({ at: `d${index}`, value })),
    x: 'at',
    series: [{ label: 'Value', value: 'value' }],
    sorted: true,
  })

describe('a line', () => {
  it('is broken where values are missing, and a value alone is a dot', () => {
    const [points = []] = lineLayout(plot([1, 2, null, 3, null, 4, 5]), options).points
    expect(linePath(points).match(/M/g)).toHaveLength(3)
    expect(lonePoints(points)).toEqual([points[3]])
  })

  it('draws a zero on the ground, and a gap nowhere', () => {
    const layout = lineLayout(plot([0, null, 10]), options)
    expect(layout.points[0]?.[0]?.y).toBe(layout.area.bottom)
    expect(layout.points[0]?.[1]).toBeUndefined()
  })

  it('stands in the middle when it is one point', () => {
    const layout = lineLayout(plot([7]), options)
    const middle = (layout.area.start + layout.area.end) / 2
    expect(layout.points[0]?.[0]?.x).toBe(middle)
  })

  it('is mirrored where text runs from right to left', () => {
    const [there = []] = lineLayout(plot([1, 2, 3]), options).points
    const [back = []] = lineLayout(plot([1, 2, 3]), { ...options, size: { ...size, rightToLeft: true } }).points
    expect(back.map((point) => 300 - (point?.x ?? 0))).toEqual(there.map((point) => point?.x))
  })

  it('is found by the nearest place, past gaps, and by the nearer of two lines', () => {
    const layout = lineLayout(plot([1, null, null, null, 5]), options)
    expect(layout.nearest({ x: 290, y: 0 })).toEqual({ series: 0, index: 4 })
    expect(layout.nearest({ x: (layout.area.start + layout.area.end) / 2 - 40, y: 0 })).toEqual({ series: 0, index: 0 })
    const two = readPlotData({
      data: [{ at: 1, high: 9, low: 1 }],
      x: 'at',
      series: [
        { label: 'High', value: 'high' },
        { label: 'Low', value: 'low' },
      ],
    })
    expect(lineLayout(two, options).nearest({ x: 150, y: 160 })).toEqual({ series: 1, index: 0 })
  })

  it('stands to scale by dates, in their order', () => {
    const dates = ['2026-03-01', '2026-01-01', '2026-01-31'].map((day) => ({ day: new Date(day), value: 1 }))
    const data = readPlotData({ data: dates, x: 'day', series: [{ label: 'V', value: 'value' }], sorted: true })
    expect(data.rows).toEqual([1, 2, 0])
    const [points = []] = lineLayout(data, options).points
    const [first = 0, second = 0, third = 0] = points.map((point) => point?.x ?? 0)
    expect((second - first) / (third - first)).toBeCloseTo(30 / 59)
  })

  it('keeps each peak and gap when it is thinned', () => {
    const points = Array.from({ length: 10_000 }, (_, index) =>
      index === 5_000 ? undefined : { x: index / 20, y: index === 3_333 ? -50 : index % 7 },
    )
    const thinned = thinLine(points)
    expect(thinned.length).toBeLessThan(2_100)
    expect(thinned.some((point) => point?.y === -50)).toBe(true)
    expect(thinned.filter((point) => point === undefined)).toHaveLength(1)
  })
})
