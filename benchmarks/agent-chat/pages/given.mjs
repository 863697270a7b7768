/** What every page is given: the reply, and the clocks of the benchmarks. */
export { reply } from '../../../packages/sdk-core/src/markdown/fixtures/reply'
export { afterPaint, nextTask, percentile, until } from '../../table/kit/clocks.mjs'
