import { createServer } from 'node:http'
import { bundlePage } from './bundle-page.mjs'
import { pages } from './pages/pages.mjs'

/** With these the browser's clocks are as fine as they get. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/**
 * Serves each contestant's page as `/{name}.html`.
 * @param {{ port?: number, fromSource?: boolean }} [options]
 */
export async function servePages({ port = 0, fromSource } = {}) {
  const bundled = new Map()
  async function answer(url, response) {
    const name = /^\/([\w-]+)\.html/.exec(url)?.[1]
    if (!Object.hasOwn(pages, name)) return response.writeHead(404).end()
    if (!bundled.has(name)) bundled.set(name, bundlePage(name, { fromSource }))
    try {
      const page = await bundled.get(name)
      return response.writeHead(200, headers).end(page)
    } catch (error) {
      return response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  }
  const server = createServer(({ url }, response) => void answer(url, response))
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    addressOf: (name) => `http://127.0.0.1:${server.address().port}/${name}.html`,
    close: () => server.close(),
  }
}
