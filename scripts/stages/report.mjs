/**
 * What a run found, stage by stage, with its failures; the last line is the count.
 * @param {readonly { name: string, tests: readonly import('../results/results.mjs').TestResult[], seconds: string }[]} finished
 */
export function reportLines(finished) {
  const total = count(finished.flatMap((stage) => stage.tests))
  const failed = finished.flatMap(({ name, tests }) =>
    tests.filter((test) => test.state === 'failed').map((test) => `  ${name}: ${test.title}`),
  )
  return [
    '\n=== all ===',
    ...finished.map(({ name, ...stage }) => `${name.padEnd(12)} ${countsOf(stage)}`),
    ...(failed.length === 0 ? [] : ['\nFailed:', ...failed]),
    `\n${total.passed} passed, ${total.failed} failed`,
  ]
}

/** The counts of one stage and how long it took. */
export function countsOf({ tests, seconds }) {
  const { passed, failed, skipped } = count(tests)
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}, ${seconds} s`
}

/** Whether something was tested and nothing failed. */
export function hasPassed(finished) {
  const { passed, failed } = count(finished.flatMap((stage) => stage.tests))
  return failed === 0 && passed > 0
}

function count(tests) {
  const of = (state) => tests.filter((test) => test.state === state).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}
