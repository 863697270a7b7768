/**
 * Reads the report of Playwright's JSON reporter.
 * @param {any} report
 * @param {{ exitCode: number }} run
 * @returns {import('./results.mjs').TestResult[]}
 */
export function playwrightResults(report, { exitCode }) {
  const tests = (report.suites ?? []).flatMap((suite) => fromSuite(suite, []))
  const outside = (report.errors ?? []).map((error, index) => ({
    title: `journeys run without an error outside of their tests (${index + 1})`,
    state: 'failed',
    message: error.message ?? String(error),
  }))
  const all = [...tests, ...outside]
  if (exitCode !== 0 && !all.some((test) => test.state === 'failed')) {
    return [...all, { title: 'Playwright ends without an error', state: 'failed', message: '' }]
  }
  return all
}

function fromSuite(suite, parents) {
  // The outermost suite is named as its file.
  const titles = suite.title === suite.file ? parents : [...parents, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(' > '),
      state: states[test.status] ?? 'failed',
      file: suite.file,
      ...messageOf(test),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, titles))]
}

// A test that passes only on a second try is a failed one.
const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

function messageOf(test) {
  const message = test.results?.flatMap((result) => result.errors?.map((error) => error.message) ?? []).join('\n')
  return message ? { message } : {}
}
