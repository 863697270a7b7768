const frame = '!'.repeat(80)

/**
 * What a run found, stage by stage, with its failures and the checks that it could not make; the last line is the count.
 * @param {readonly { name: string, tests: readonly import('../results/results.mjs').TestResult[], seconds: string }[]} finished
 * @param {{ ci: boolean }} options `ci`: nobody watches, so what was skipped has to stand out in the log.
 */
export function reportLines(finished, { ci }) {
  const total = count(finished.flatMap((stage) => stage.tests))
  const failed = titled(finished, (test) => test.state === 'failed')
  const skipped = titled(finished, isSkippedCheck)
  return [
    '\n=== all ===',
    ...finished.map(({ name, ...stage }) => `${name.padEnd(12)} ${countsOf(stage)}`),
    ...(failed.length === 0 ? [] : ['\nFailed:', ...failed]),
    ...(skipped.length === 0 ? [] : skippedLines(skipped, ci)),
    `\n${total.passed} passed, ${total.failed} failed`,
  ]
}

/** The counts of one stage and how long it took. */
export function countsOf({ tests, seconds }) {
  const { passed, failed, skipped } = count(tests)
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}, ${seconds} s`
}

/** Whether nothing failed, and something was looked at or said why it could not be. */
export function hasPassed(finished) {
  const tests = finished.flatMap((stage) => stage.tests)
  const { passed, failed } = count(tests)
  return failed === 0 && (passed > 0 || tests.some(isSkippedCheck))
}

function skippedLines(skipped, ci) {
  return ci ? ['', frame, 'SKIPPED, so this run says nothing about:', ...skipped, frame] : ['\nSkipped:', ...skipped]
}

function titled(finished, wanted) {
  return finished.flatMap(({ name, tests }) =>
    tests.filter(wanted).map((test) => `  ${name}: ${test.title}${reasonOf(test)}`),
  )
}

/** Of a failed test, the beginning of its message: a long log is often cut where the whole of it stands. */
function reasonOf(test) {
  if (isSkippedCheck(test)) return `: ${test.message}`
  const lines = (test.message ?? '').split('\n').map((line) => line.trim())
  const said = lines.filter((line) => line !== '' && !line.startsWith('at ')).slice(0, 4)
  if (said.length === 0 || test.file === undefined) return ''
  return ` (${test.file})${said.map((line) => `\n    ${line.slice(0, 300)}`).join('')}`
}

/** Tests that vitest or Playwright skip say so in their own code. */
function isSkippedCheck(test) {
  return test.state === 'skipped' && test.file === undefined
}

function count(tests) {
  const of = (state) => tests.filter((test) => test.state === state).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}
