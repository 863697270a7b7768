import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'

requireSupportedNode()

await runScript(async () => {
  const { installIfNeeded } = await import('./install-if-needed.mjs')
  await installIfNeeded()

  const { openApiFile, openApiText, staleOpenApiProblem } = await import('./openapi/openapi-file.mjs')

  if (process.argv.includes('--check')) {
    const problem = await staleOpenApiProblem()
    console.log(problem ?? 'docs/openapi.json is what the contract says.')
    return problem === undefined ? 0 : 1
  }
  const { writeFile } = await import('node:fs/promises')
  await writeFile(openApiFile, await openApiText())
  console.log('Wrote docs/openapi.json.')
  return 0
})
