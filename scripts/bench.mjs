import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  const options = readOptions(['--json'])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded({ say: console.error })

  // Only now: what follows uses what has just been installed.
  const { runBenchmarks } = await import('./bench/run-benchmarks.mjs')
  return runBenchmarks({ json: options.has('--json') })
})
