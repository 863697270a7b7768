import { ScriptError } from '../machine/fail.mjs'
import { requireChromium } from '../machine/chromium.mjs'
import { clearResults, checkResult, saveResults } from '../results/results.mjs'
import { componentsStage } from './components.mjs'
import { consumersStage } from './consumers.mjs'
import { docsStage } from './docs.mjs'
import { journeysStage } from './journeys.mjs'
import { lintStage } from './lint.mjs'
import { packagesStage } from './packages.mjs'
import { sizesStage } from './sizes.mjs'

import { typesStage } from './types.mjs'
import { unitStage } from './unit.mjs'

/** In the order in which they run: what is quick and finds most comes first. */
const stages = {
  types: typesStage,
  lint: lintStage,
  unit: unitStage,
  components: componentsStage,
  journeys: journeysStage,
  packages: packagesStage,
  sizes: sizesStage,
  consumers: consumersStage,
  docs: docsStage,
}

const inBrowser = ['components', 'journeys', 'consumers']

/**
 * Runs the named stages, or all; a failed one does not stop the next. The last line that it prints is the count.
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function runStages(names) {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name))
  if (unknown.length > 0) {
    throw new ScriptError(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`)
  }
  const wanted = Object.keys(stages).filter((name) => names.length === 0 || names.includes(name))
  if (wanted.some((name) => inBrowser.includes(name))) console.log(`Chromium: ${await requireChromium()}`)
  if (names.length === 0) await clearResults()

  const finished = []
  for (const name of wanted) finished.push(await runStage(name))
  return report(finished)
}

async function runStage(name) {
  console.log(`\n=== ${name} ===`)
  const started = performance.now()
  let tests
  try {
    tests = await stages[name]()
  } catch (error) {
    const message = error instanceof ScriptError ? error.message : String(error?.stack ?? error)
    tests = [checkResult(`${name}: the stage runs`, message)]
  }
  await saveResults(name, tests)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const own = count(tests)
  console.log(`--- ${name}: ${own.passed} passed, ${own.failed} failed${skippedNote(own)}, ${seconds} s`)
  for (const test of tests.filter(isFailedCheck)) console.log(`${test.title}\n${indent(test.message)}`)
  return { name, tests, seconds }
}

function report(finished) {
  const tests = finished.flatMap((stage) => stage.tests)
  const total = count(tests)
  console.log('\n=== all ===')
  for (const stage of finished) {
    const own = count(stage.tests)
    console.log(
      `${stage.name.padEnd(12)} ${own.passed} passed, ${own.failed} failed${skippedNote(own)}, ${stage.seconds} s`,
    )
  }
  const failed = finished.flatMap(({ name, tests: own }) =>
    own.filter((test) => test.state === 'failed').map((test) => `  ${name}: ${test.title}`),
  )
  if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

function count(tests) {
  const of = (state) => tests.filter((test) => test.state === state).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}

function skippedNote({ skipped }) {
  return skipped === 0 ? '' : `, ${skipped} skipped`
}

/** Failures of vitest and Playwright have been shown by them. */
function isFailedCheck(test) {
  return test.state === 'failed' && test.file === undefined
}

function indent(text = '') {
  return text.replace(/^/gm, '  ')
}
