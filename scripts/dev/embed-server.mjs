import { createServer } from 'node:http'
import { ScriptError } from '../machine/fail.mjs'
import { serverAddresses } from './server-addresses.mjs'

/**
 * Embedded pages on an origin of their own, as when the app is started, out of the development server of the host: its
 * modules and what it says of their changes, but no other page and nothing of the API. `config` is what the framed pages
 * are told of those around them.
 * @param {{ host: Pick<import('vite').ViteDevServer, 'middlewares' | 'httpServer'>, port: number, config: object }} options
 */
export async function startEmbedServer({ host, port, config }) {
  const server = createServer((request, response) => {
    const nothing = () => response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.\n')
    const address = request.url ?? ''
    const [path] = address.split('?')
    if (path === '/embed/config.json') {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    }
    // One page is behind the names of all components.
    if (/^\/embed\/[a-z\d-]+\/?$/.test(path)) request.url = '/embed.html'
    if (serverAddresses.test(address) || (isForPage(request) && !/^\/embed(?=$|[/?])/.test(address))) nothing()
    else host.middlewares(request, response, nothing)
  })
  // Pages ask where they come from to be told of changes.
  server.on('upgrade', (...asked) => void host.httpServer?.emit('upgrade', ...asked))

  await new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE' ? new ScriptError(`Port ${port} is taken. Set EMBED_PORT to another one.`) : error,
      ),
    )
    server.listen(port, process.env.HOST ?? 'localhost', () => resolve())
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {import('node:http').IncomingMessage} request */
function isForPage({ headers }) {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html')
}
