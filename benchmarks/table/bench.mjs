import { measurePage } from './measure-page.mjs'

const peers = ['TanStack Table and Virtual', 'AG Grid Community', 'Glide Data Grid']
const times = ['mount', 'sort', 'sort e-mail', 'filter', 'poll', 'scroll p95']

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'A table of 100,000 rows and 14 columns, in Chromium',
  unit: 'ms',
  contestants: {
    Inlay: () => measurePage('inlay'),
    'TanStack Table and Virtual': () => measurePage('tanstack'),
    'AG Grid Community': () => measurePage('ag-grid'),
    'Glide Data Grid': () => measurePage('glide'),
  },
  bars: [
    ...peers.flatMap((beyond) => times.map((measure) => ({ measure, of: 'Inlay', beyond, atMost: 0 }))),
    { measure: 'longest task', of: 'Inlay', atMost: 50 },
    { measure: 'blank', of: 'Inlay', atMost: 0 },
    { measure: 'heap (MB)', of: 'Inlay', atMost: 5 },
  ],
}
