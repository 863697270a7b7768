import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'

requireSupportedNode()

await runScript(async () => {
  const options = readOptions(['--check'])
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  const { openApiFile, openApiText, staleOpenApiProblem } = await import('./openapi/openapi-file.mjs')

  if (options.has('--check')) {
    const problem = await staleOpenApiProblem()
    console.log(problem ?? 'docs/openapi.json is what the contract says.')
    return problem === undefined ? 0 : 1
  }
  const { writeFile } = await import('node:fs/promises')
  await writeFile(openApiFile, await openApiText())
  console.log('Wrote docs/openapi.json.')
  return 0
})
