import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  readOptions([])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  // Only now: what follows uses what has just been installed.
  const { runStages } = await import('./stages/run-stages.mjs')
  return runStages(['consumers'])
})
