import { describe, expect, it } from 'vitest'
import { formatMessage } from '../../react/messages/format-message'
import type { Translate } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import { chartCsv } from './chart-csv'
import { plotTable } from './chart-table'
import { chartWords } from './chart-words'
import { describeSeries } from './describe-series'
import { areAmounts, readPlotData } from './plot-data'
import { seriesFacts } from './series-facts'

const t: Translate<(typeof chartMessages)['strings']> = (key, ...values) =>
  formatMessage(chartMessages.strings[key], 'en', values[0])
const words = chartWords('en', { utc: true })

const plot = readPlotData({
  data: [
    { month: 'Jan', sent: 22, none: null },
    { month: 'Feb', sent: null, none: null },
    { month: 'Mar', sent: 84, none: null },
  ],
  x: 'month',
  series: [
    { key: 'sent', label: 'Sent', value: 'sent' },
    { key: 'none', label: 'Bounced', value: 'none' },
  ],
})

describe('the summary', () => {
  it('says from where to where, the trend, and what is highest and lowest', () => {
    expect(describeSeries(plot, { t, words, about: 'run' })).toBe(
      '3 points from Jan to Mar. Sent: rising from 22 to 84; highest 84 (Mar), lowest 22 (Jan). Bounced: no values.',
    )
  })

  it('says who is first and last, where the order means nothing', () => {
    expect(describeSeries(plot, { t, words, about: 'ranks' })).toContain('Sent: highest 84 (Mar), lowest 22 (Jan).')
  })

  it('tells rising, falling and steady apart', () => {
    expect(seriesFacts([1, 5, 3, 9])?.trend).toBe('rising')
    expect(seriesFacts([9, 5, 6, 1])?.trend).toBe('falling')
    expect(seriesFacts([5, 9, 1, 5])?.trend).toBe('steady')
    expect(seriesFacts([4, 4, 4])?.trend).toBe('steady')
    expect(seriesFacts([undefined])).toBeUndefined()
  })
})

describe('the table', () => {
  it('has a dash for what is missing, and nothing in the file', () => {
    const table = plotTable(plot, words, 'Month')
    expect(table.columns).toEqual(['Month', 'Sent', 'Bounced'])
    expect(table.texts(1)).toEqual(['Feb', '–', '–'])
    expect(table.values(1)).toEqual(['Feb', undefined, undefined])
  })

  it('is a file that no spreadsheet runs', () => {
    expect(
      chartCsv(
        ['Name', 'Count'],
        [
          ['=1+1', -3],
          ['Müller, "A"', undefined],
        ],
      ),
    ).toBe('\ufeffName,Count\r\n\'=1+1,-3\r\n"Müller, ""A""",\r\n')
  })
})

describe('numbers and dates', () => {
  it('beside the grid are short when they are large, and exact when they are small', () => {
    expect([0, 10_000, 20_000].map(words.ticks([0, 10_000, 20_000]))).toEqual(['0', '10K', '20K'])
    expect([0, 0.05, 0.1].map(words.ticks([0, 0.05, 0.1]))).toEqual(['0', '0.05', '0.1'])
    expect(words.ticks([0, 2e21])(2e21)).toBe('2E21')
  })

  it('are those of the locale', () => {
    const german = chartWords('de', { utc: true, format: { style: 'currency', currency: 'EUR' } })
    expect(german.value(1_234.5)).toBe('1.234,50\u00a0€')
    expect(german.x(new Date('2026-11-09T00:00Z'))).toBe('09.11.2026')
    expect(german.moment(new Date('2026-03-01T00:00Z'), 'month')).toBe('Mär')
  })

  it('along the line are years without a comma, unless they are amounts', () => {
    expect(words.x(2026)).toBe('2026')
    expect(chartWords('en', { utc: true, amounts: true }).x(1_120)).toBe('1,120')
    expect(areAmounts({ kind: 'number', xs: [1_998, 2_026] })).toBe(false)
    expect(areAmounts({ kind: 'number', xs: [1_000, 2_000, 5_000] })).toBe(true)
  })

  it('never say that something is nothing', () => {
    expect(words.roundShare(0.004)).toBe('0.4%')
    expect(words.roundShare(0.281)).toBe('28%')
    expect([0.0001, -0.00015, 0.0015, 0].map(words.value)).toEqual(['0.0001', '-0.00015', '0.0015', '0'])
  })

  it('are as exact as their format says, and else as is usual', () => {
    const euros = { style: 'currency', currency: 'EUR' } as const
    expect([0.5, 0.0012].map(chartWords('en', { utc: true, format: euros }).value)).toEqual(['€0.50', '€0.0012'])
    expect(chartWords('en', { utc: true, format: { style: 'percent' } }).value(0.004)).toBe('0.4%')
    expect(chartWords('en', { utc: true, format: { maximumFractionDigits: 1 } }).value(0.004)).toBe('0')
    expect([0.123456, 1_234.5678].map(words.value)).toEqual(['0.123', '1,234.568'])
  })
})
