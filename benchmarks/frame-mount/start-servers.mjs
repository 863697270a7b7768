import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePage } from './bundle-page.mjs'

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

const types = { '': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The page of a partner, and the app with its framed pages, which lets that page show them. */
export async function startServers() {
  const files = await bundlePage()
  const pages = createServer(({ url = '/' }, response) => {
    const name = url.slice(1)
    const file = files.get(name)
    if (file === undefined) return void response.writeHead(404).end()
    const caching = name === '' ? 'no-cache' : 'public, max-age=31536000, immutable'
    response.writeHead(200, { 'content-type': types[extname(name)], 'cache-control': caching }).end(file)
  })
  const pageUrl = await listen(pages)
  const app = await startApp(pageUrl)
  return {
    pageUrl,
    appUrl: app.appUrl,
    framesUrl: app.framesUrl,
    async stop() {
      pages.close()
      pages.closeAllConnections()
      await app.stop()
    },
  }
}

async function startApp(pageUrl) {
  const [port, embedPort] = [await freePort(), await freePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'inlay-bench-'))
  const appUrl = `http://localhost:${port}`
  const server = spawn(process.execPath, [start], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      EMBED_PORT: String(embedPort),
      INLAY_DATA_DIR: dataDir,
      INLAY_PUBLIC_URL: appUrl,
      INLAY_ALLOWED_ORIGINS: pageUrl,
    },
  })
  await ready(server, `${appUrl}/healthz`)
  return {
    appUrl,
    framesUrl: `http://localhost:${embedPort}/embed`,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(server, address) {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The app did not start: ${server.exitCode}.`)
}

async function freePort() {
  const server = createServer()
  const url = await listen(server)
  await new Promise((resolve) => void server.close(resolve))
  return Number(new URL(url).port)
}

async function listen(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${server.address().port}`
}
