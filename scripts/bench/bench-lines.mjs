import { valuesOf } from './judge-bar.mjs'
import { median } from './median.mjs'

/**
 * A benchmark's table for people: each measure as median and range, then the bars.
 * @param {import('./run-benchmark.mjs').BenchmarkResult} result
 */
export function benchLines({ title, unit, samples, bars }) {
  const contestants = [...new Set(samples.map(({ contestant }) => contestant))]
  const measures = [...new Set(samples.flatMap(({ values }) => Object.keys(values)))]
  const rows = contestants.map((contestant) => [
    contestant,
    ...measures.map((measure) => cell(valuesOf(samples, contestant, measure))),
  ])
  return [
    '',
    `${title} (${unit}; median of ${samples.length / contestants.length} [least–most])`,
    ...table([['', ...measures], ...rows]),
    ...bars.map(barLine),
    ...disturbedLine(samples),
  ]
}

function barLine({ measure, of, beyond, times, atMost, value, missed }) {
  const other = times === undefined ? beyond : `${times} times ${beyond}`
  const what = beyond === undefined ? `${of}, ${measure}` : `${of} beyond ${other}, ${measure}`
  return `${missed ? 'MISSED' : 'kept  '}  ${what}: ${number(value)}, at most ${atMost}`
}

function disturbedLine(samples) {
  const least = Math.min(...samples.map(({ loop }) => loop))
  const disturbed = samples.filter(({ loop }) => loop > least * 1.5).length
  return disturbed === 0
    ? []
    : [`The machine was busy with something else during ${disturbed} of ${samples.length} samples.`]
}

function cell(values) {
  if (values.some((value) => value === undefined)) return '–'
  return `${number(median(values))} [${number(Math.min(...values))}–${number(Math.max(...values))}]`
}

function number(value) {
  return value.toPrecision(3)
}

function table(rows) {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd())
}
