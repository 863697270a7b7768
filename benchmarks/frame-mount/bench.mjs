import { measureMounts } from './measure-mounts.mjs'

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'The campaigns of a workspace in a page: from mounting to the first of them, ten times with a warm cache',
  unit: 'ms',
  contestants: {
    inline: () => measureMounts('inline'),
    framed: () => measureMounts('framed'),
  },
  bars: [{ measure: 'first campaign', of: 'framed', beyond: 'inline', times: 1.5, atMost: 150 }],
}
