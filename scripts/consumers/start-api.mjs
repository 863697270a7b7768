import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '../build/build-server.mjs'
import { projectRoot, serverOutput } from '../project/paths.mjs'

const workspaceId = 'northwind'

/**
 * The mock server with the demo data in memory and the framed pages, and a token for one of its people.
 * @param {{ allowedOrigins: readonly string[], staticDir: string }} options `allowedOrigins`: whose pages call the API and
 *   show the framed pages. `staticDir`: of the built host.
 */
export async function startApi({ allowedOrigins, staticDir }) {
  const outfile = join(serverOutput, 'consumers-api.mjs')
  await bundleForNode({
    outfile,
    stdin: {
      resolveDir: join(projectRoot, 'apps/mock-server/src'),
      contents: [
        `export { createMockServer, startHttpServer } from './node'`,
        `export { createTokenIssuer } from './identity/tokens'`,
        `export { demoPeople } from './identity/people'`,
        `export { createMemoryStore } from './store/index'`,
      ].join('\n'),
    },
  })
  const modules = await import(pathToFileURL(outfile).href)
  const [{ userId, name, email }] = modules.demoPeople
  const tokens = await modules.createTokenIssuer({ issuer: 'http://localhost/oidc' })
  const { token } = await tokens.issue({ userId, name, email }, { expiresInSeconds: 3600 })
  const log = (entry) => entry.level === 'error' && console.error(entry.message, entry.cause ?? '')
  const server = modules.createMockServer({ store: modules.createMemoryStore(), tokens, scenario: 'demo', log })
  await server.ready()
  const http = await modules.startHttpServer({
    server,
    port: 0,
    embedPort: 0,
    staticDir,
    allowedOrigins,
    frameAncestors: allowedOrigins,
    openApi: () => ({}),
    log,
  })
  return {
    url: http.url,
    framesUrl: `${http.embedUrl}/embed`,
    token,
    workspaceId,
    async close() {
      await http.close()
      await server.close()
    },
  }
}

/** Names of the campaigns that the list must show first. */
export async function firstCampaignNames({ url, token }) {
  const query = new URLSearchParams({ start: '0', limit: '3', sort: 'updateDate:desc' })
  const response = await fetch(`${url}/api/v1/workspaces/${workspaceId}/campaigns?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`The API answered ${response.status}: ${await response.text()}`)
  const { items } = await response.json()
  return items.map((campaign) => campaign.name)
}
