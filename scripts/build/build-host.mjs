import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ScriptError } from '../machine/fail.mjs'
import { runCommand } from '../machine/run-command.mjs'
import { cacheRoot, hostOutput, projectRoot } from '../project/paths.mjs'
import { buildIfStale } from './source-stamp.mjs'

export const hostSources = [
  'apps/reference-host',
  'packages/sdk-core/src',
  'packages/react-campaigns/src',
  'packages/react-copyedit/src',
  'packages/react-platform/src',
  'scripts/build',
  'package-lock.json',
]

/** Builds the host from source when it is stale, and answers the folder of its files. */
export async function buildHost({ say = console.log } = {}) {
  await buildIfStale({
    stampFile: join(cacheRoot, 'host.stamp'),
    output: join(hostOutput, 'index.html'),
    sources: hostSources,
    build: async () => {
      say('Building the reference host.')
      // Into a folder beside it first: a build that fails or is stopped leaves the former one whole.
      const next = `${hostOutput}.next`
      const worker = join(projectRoot, 'scripts/build/vite-build-host.mjs')
      const { code, output } = await runCommand(process.execPath, [worker, next], { output: 'collect' })
      if (code !== 0) throw new ScriptError(`The reference host did not build:\n${output.trim()}`)
      await rm(hostOutput, { recursive: true, force: true })
      await rename(next, hostOutput)
    },
  })
  return hostOutput
}
