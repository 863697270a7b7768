import { describe, expect, it } from 'vitest'
import { playwrightResults } from './playwright-results.mjs'
import { vitestResults } from './vitest-results.mjs'

const root = '/project'
const suite = (status, assertionResults, rest = {}) => ({
  name: '/project/src/a.test.ts',
  status,
  assertionResults,
  ...rest,
})
const assertion = (title, status) => ({ ancestorTitles: ['', 'list'], title, status, failureMessages: [] })
const states = (tests) => tests.map((test) => `${test.title}: ${test.state}`)

describe('the report of vitest', () => {
  it('gives each test with its whole title', () => {
    const report = { testResults: [suite('failed', [assertion('a', 'passed'), assertion('b', 'failed')])] }
    const tests = vitestResults(report, { exitCode: 1, root })
    expect(states(tests)).toEqual(['list > a: passed', 'list > b: failed'])
    expect(tests[0].file).toBe('src/a.test.ts')
  })

  it('counts skipped and planned tests as neither', () => {
    const report = { testResults: [suite('passed', [assertion('a', 'skipped'), assertion('b', 'todo')])] }
    expect(states(vitestResults(report, { exitCode: 0, root }))).toEqual(['list > a: skipped', 'list > b: skipped'])
  })

  it('counts a file that does not load as a failure', () => {
    const report = { testResults: [suite('failed', [], { message: 'no such module' })] }
    expect(states(vitestResults(report, { exitCode: 1, root }))).toEqual(['src/a.test.ts loads: failed'])
  })

  it('counts a run that failed for another reason as a failure, and one without a report too', () => {
    const report = { testResults: [suite('passed', [assertion('a', 'passed')])] }
    expect(vitestResults(report, { exitCode: 1, root }).filter(({ state }) => state === 'failed')).toHaveLength(1)
    expect(vitestResults({}, { exitCode: 1, root }).filter(({ state }) => state === 'failed')).toHaveLength(1)
  })
})

describe('the report of Playwright', () => {
  const journey = (title, status, results = []) => ({ title, tests: [{ status, results }] })
  const report = (...specs) => ({
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', suites: [{ title: 'sign-in', file: 'a.spec.ts', specs }] }],
  })

  it('gives each journey with its whole title', () => {
    const tests = playwrightResults(
      report(journey('opens', 'expected'), journey('fails', 'unexpected', [{ errors: [{ message: 'no button' }] }])),
      { exitCode: 1 },
    )
    expect(states(tests)).toEqual(['sign-in > opens: passed', 'sign-in > fails: failed'])
    expect(tests[1].message).toBe('no button')
  })

  it('counts a journey that passes only when repeated as failed', () => {
    expect(states(playwrightResults(report(journey('opens', 'flaky')), { exitCode: 0 }))).toEqual([
      'sign-in > opens: failed',
    ])
  })

  it('counts errors outside of journeys, such as a server that does not start', () => {
    const tests = playwrightResults({ suites: [], errors: [{ message: 'The server ended.' }] }, { exitCode: 1 })
    expect(tests).toMatchObject([{ state: 'failed', message: 'The server ended.' }])
    expect(playwrightResults({}, { exitCode: 1 })).toMatchObject([{ state: 'failed' }])
  })
})
