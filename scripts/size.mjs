import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  const options = readOptions(['--json'])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded({ say: console.error })

  // Only now: what follows uses what has just been installed.
  const { measureSizes } = await import('./sizes/measure-sizes.mjs')
  const sizes = await measureSizes()
  if (options.has('--json')) console.log(JSON.stringify(sizes, undefined, 2))
  else for (const size of sizes) console.log(line(size))
  return sizes.some((size) => size.over) ? 1 : 0
})

function line({ name, gzip, budget, over }) {
  const limit = budget === undefined ? '' : `of ${kilobytes(budget)}${over ? '  over the budget' : ''}`
  return `${name.padEnd(54)} ${kilobytes(gzip).padStart(9)} ${limit}`.trimEnd()
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
