import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'
import { requireFreePorts } from './machine/require-free-ports.mjs'

requireSupportedNode()

await runScript(async () => {
  readOptions([], { hint: 'Ports and the rest are set by the environment, as in PORT=4000 npm start (README.md).' })
  await requireFreePorts()
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  const { buildHost } = await import('./build/build-host.mjs')
  const { buildServer } = await import('./build/build-server.mjs')
  const { stopWithNpm } = await import('./machine/stop-with-npm.mjs')
  const { pathToFileURL } = await import('node:url')
  stopWithNpm()
  const [staticDir, bundle] = await Promise.all([buildHost(), buildServer()])
  process.setSourceMapsEnabled(true)
  const { main } = await import(pathToFileURL(bundle).href)
  await main({ staticDir })
})
