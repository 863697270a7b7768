import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '../machine/run-command.mjs'
import { cacheRoot, projectRoot } from '../project/paths.mjs'
import { vitestResults } from '../results/vitest-results.mjs'

/**
 * Runs projects of vitest.config.ts and answers their tests.
 * @param {{ stage: string, projects: readonly string[], options?: readonly string[], env?: Record<string, string> }} run
 */
export async function runVitest({ stage, projects, options = [], env }) {
  const report = join(cacheRoot, 'reports', `${stage}.json`)
  await mkdir(join(cacheRoot, 'reports'), { recursive: true })
  await rm(report, { force: true })
  const { code } = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  )
  return vitestResults(await readReport(report), { exitCode: code, root: projectRoot })
}

/** A tool that did not even start leaves no report; its exit code then counts as the failure. */
export async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
