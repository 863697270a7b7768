import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'

requireSupportedNode()

await runScript(async () => {
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  const { runTool } = await import('./machine/run-command.mjs')

  await installIfNeeded()
  const [command = 'dev', ...rest] = process.argv.slice(2)
  const own = command === 'dev' ? ['--port', '6006', '--ci', '--no-version-updates'] : []
  const { code } = await runTool('storybook/dist/bin/dispatcher.js', [command, '--disable-telemetry', ...own, ...rest])
  return code
})
