import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
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
 * @param {string} stage
 * @param {readonly TestResult[]} tests
 */
export async function saveResults(stage, tests, { folder = testResults } = {}) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${stage}.json`), `${JSON.stringify({ stage, tests }, undefined, 1)}\n`)
}

/**
 * What the last run of each stage found.
 * @returns {Promise<{ stage: string, tests: TestResult[] }[]>}
 */
export async function readResults({ folder = testResults } = {}) {
  let files
  try {
    files = await readdir(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
  const wanted = files.filter((file) => file.endsWith('.json')).sort()
  return Promise.all(wanted.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))))
}

export async function clearResults({ folder = testResults } = {}) {
  await rm(folder, { recursive: true, force: true })
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
