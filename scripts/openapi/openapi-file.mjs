import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '../build/build-server.mjs'
import { projectRoot, serverOutput } from '../project/paths.mjs'

export const openApiFile = join(projectRoot, 'docs/openapi.json')

/** The document as the contract gives it now. */
export async function openApiText() {
  const outfile = join(serverOutput, 'openapi.mjs')
  await bundleForNode({
    entryPoints: [join(projectRoot, 'apps/mock-server/src/openapi/create-openapi-document.ts')],
    outfile,
  })
  const { createOpenApiDocument } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`)
  return `${JSON.stringify(createOpenApiDocument(), undefined, 2)}\n`
}

/** What to do when the file is not what the contract gives; nothing when it is. */
export async function staleOpenApiProblem() {
  const [written, current] = await Promise.all([readFile(openApiFile, 'utf8').catch(() => ''), openApiText()])
  return written === current ? undefined : 'docs/openapi.json is stale; write it anew with: npm run openapi'
}
