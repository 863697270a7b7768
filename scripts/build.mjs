import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  readOptions([])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  const { buildHost } = await import('./build/build-host.mjs')
  const { buildPackages } = await import('./build/build-packages.mjs')
  const { buildServer } = await import('./build/build-server.mjs')
  const path = await import('node:path')
  const { projectRoot } = await import('./project/paths.mjs')
  const packages = await buildPackages()
  const [host, server] = [await buildHost(), await buildServer()]
  for (const { folder } of packages) console.log(`${folder}/dist`)
  console.log(`${path.relative(projectRoot, host)} (reference host)`)
  console.log(`${path.relative(projectRoot, server)} (server)`)
})
