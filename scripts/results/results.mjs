import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testResults } from '../project/paths.mjs'

/**
 * @typedef {{
 *   title: string,
 *   state: 'passed' | 'failed' | 'skipped',
 *   file?: string,
 *   message?: string,
 * }} TestResult One test, or one check of a stage that counts as a test.
 */

/**
 * @typedef {{ startedAt: string, commit?: string }} TestRun One run of some stages: when it began, and at which commit.
 * @typedef {{ stage: string, run: TestRun, tests: readonly TestResult[] }} StageResult
 */

/**
 * Keeps what a stage found until it runs again.
 * @param {StageResult} result
 */
export async function saveResult(result, { folder = testResults } = {}) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${result.stage}.json`), `${JSON.stringify(result, undefined, 1)}\n`)
}

/**
 * What the last run of each stage found; nothing of those that have not run.
 * @param {readonly string[]} stages
 * @returns {Promise<StageResult[]>}
 */
export async function readResults(stages, { folder = testResults } = {}) {
  const found = await Promise.all(stages.map((stage) => readResult(join(folder, `${stage}.json`))))
  return found.filter((result) => result !== undefined)
}

async function readResult(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * One check that counts as one test.
 * @param {string} title
 * @param {string | undefined} problem Nothing when it passed.
 * @returns {TestResult}
 */
export function checkResult(title, problem) {
  return problem === undefined ? { title, state: 'passed' } : { title, state: 'failed', message: problem }
}

/**
 * One check that cannot be made where it runs, and why.
 * @param {string} title
 * @param {string} reason
 * @returns {TestResult}
 */
export function skippedCheck(title, reason) {
  return { title, state: 'skipped', message: reason }
}
