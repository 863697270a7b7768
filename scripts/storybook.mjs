import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'

requireSupportedNode()

await runScript(async () => {
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  const { runTool } = await import('./machine/run-command.mjs')
  const { stopWithNpm } = await import('./machine/stop-with-npm.mjs')
  const { storybookArguments } = await import('./dev/storybook-arguments.mjs')
  stopWithNpm()
  const args = storybookArguments(process.argv.slice(2))
  const { code } = await runTool('storybook/dist/bin/dispatcher.js', args)
  return code
})
