import { measurePage } from './measure-page.mjs'

/** By how much ours may be behind: against the one that draws on a canvas, by the frame in which elements are laid out. */
const peers = { 'TanStack Table and Virtual': 0, 'AG Grid Community': 0, 'Glide Data Grid': 17 }
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
    ...Object.entries(peers).flatMap(([beyond, atMost]) =>
      times.map((measure) => ({ measure, of: 'Inlay', beyond, atMost })),
    ),
    { measure: 'longest task', of: 'Inlay', atMost: 50 },
    { measure: 'blank', of: 'Inlay', atMost: 0 },
    { measure: 'heap (MB)', of: 'Inlay', atMost: 5 },
  ],
}
