import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'

requireSupportedNode()

await runScript(async () => {
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  const { runStages } = await import('./stages/run-stages.mjs')

  await installIfNeeded()
  return runStages(process.argv.slice(2))
})
