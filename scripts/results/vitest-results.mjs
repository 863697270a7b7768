/**
 * Reads the report of vitest's JSON reporter.
 * @param {any} report
 * @param {{ exitCode: number, root: string }} run
 * @returns {import('./results.mjs').TestResult[]}
 */
export function vitestResults(report, { exitCode, root }) {
  const tests = (report.testResults ?? []).flatMap((suite) => {
    const file = relativeTo(root, suite.name)
    const own = suite.assertionResults.map((test) => ({
      title: [...test.ancestorTitles, test.title].filter((part) => part !== '').join(' > '),
      state: states[test.status] ?? 'failed',
      file,
      ...(test.failureMessages?.length > 0 ? { message: test.failureMessages.join('\n') } : {}),
    }))
    // A file that does not load has no tests to fail.
    const broken = suite.status === 'failed' && !own.some((test) => test.state === 'failed')
    return broken ? [...own, { title: `${file} loads`, state: 'failed', file, message: suite.message ?? '' }] : own
  })
  if (exitCode !== 0 && !tests.some((test) => test.state === 'failed')) {
    return [...tests, { title: 'vitest ends without an error outside of its tests', state: 'failed', message: '' }]
  }
  return tests
}

const states = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
}

function relativeTo(root, path) {
  return path.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path
}
