import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  readOptions([])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  // Only now: what follows uses what has just been installed.
  const { stopWithNpm } = await import('./machine/stop-with-npm.mjs')
  const { developmentPorts } = await import('./dev/development-ports.mjs')
  const { startDevelopment } = await import('./dev/start-development.mjs')
  stopWithNpm()
  await startDevelopment(developmentPorts(process.env))
})
