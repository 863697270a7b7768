import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'

requireSupportedNode()

await runScript(async () => {
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()
  const { startDevelopment } = await import('./dev/start-development.mjs')
  await startDevelopment({ port: Number(process.env.PORT ?? 4100) })
})
