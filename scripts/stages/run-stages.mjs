import { ScriptError } from '../machine/fail.mjs'
import { requireChromium } from '../machine/chromium.mjs'
import { lastCommit } from '../project/last-commit.mjs'
import { testResults } from '../project/paths.mjs'
import { checkResult, saveResult } from '../results/results.mjs'
import { countsOf, hasPassed, reportLines } from './report.mjs'
import { stages as allStages } from './stages.mjs'

const inBrowser = ['components', 'journeys', 'consumers']

/**
 * Runs the named stages, or all; a failed one does not stop the next. The last line that it prints is the count.
 * @param {readonly string[]} names
 * @param {{ stages?: typeof allStages, folder?: string, say?: (line: string) => void }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function runStages(names, { stages = allStages, folder = testResults, say = console.log } = {}) {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name))
  if (unknown.length > 0) {
    throw new ScriptError(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`)
  }
  const wanted = Object.keys(stages).filter((name) => names.length === 0 || names.includes(name))
  if (wanted.some((name) => inBrowser.includes(name))) say(`Chromium: ${await requireChromium({ say })}`)
  const run = { startedAt: new Date().toISOString(), commit: await lastCommit() }

  const finished = []
  for (const name of wanted) {
    say(`\n=== ${name} ===`)
    const result = await runStage(name, stages[name])
    await saveResult({ stage: name, run, tests: result.tests }, { folder })
    say(`--- ${name}: ${countsOf(result)}`)
    for (const { title, message = '' } of result.tests.filter(isFailedCheck)) {
      say(`${title}\n${message.replace(/^/gm, '  ')}`)
    }
    finished.push(result)
  }
  for (const line of reportLines(finished, { ci: process.env.CI === 'true' })) say(line)
  return hasPassed(finished) ? 0 : 1
}

async function runStage(name, stage) {
  const started = performance.now()
  const tests = await stage().catch((error) => {
    const message = error instanceof ScriptError ? error.message : String(error?.stack ?? error)
    return [checkResult(`${name}: the stage runs`, message)]
  })
  return { name, tests, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/** Failures of vitest and Playwright have been shown by them. */
function isFailedCheck(test) {
  return test.state === 'failed' && test.file === undefined
}
