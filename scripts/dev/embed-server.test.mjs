import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../machine/free-port.mjs'
import { startEmbedServer } from './embed-server.mjs'

const page = { accept: 'text/html' }

async function start(port) {
  const asked = []
  const httpServer = createServer()
  const host = {
    httpServer,
    middlewares: ({ url }, response) => {
      asked.push(url)
      response.end('from the development server')
    },
  }
  const server = await startEmbedServer({ host, port, config: { apiUrl: 'http://localhost:4100' } })
  onTestFinished(() => server.close())
  return { asked, httpServer }
}

it('hands embedded pages and modules on to the development server', async () => {
  const port = await freePort()
  const { asked } = await start(port)
  for (const address of ['/embed/campaign-list', '/embed?name=x']) {
    const answer = await fetch(`http://localhost:${port}${address}`, { headers: page })
    expect(await answer.text(), address).toBe('from the development server')
  }
  await fetch(`http://localhost:${port}/src/main.ts`)
  expect(asked).toEqual(['/embed.html', '/embed?name=x', '/src/main.ts'])
})

it('tells framed pages of those around them', async () => {
  const port = await freePort()
  const { asked } = await start(port)
  const answer = await fetch(`http://localhost:${port}/embed/config.json`)
  expect(await answer.json()).toEqual({ apiUrl: 'http://localhost:4100' })
  expect(asked).toEqual([])
})

it('has no other page, and nothing of the API', async () => {
  const port = await freePort()
  const { asked } = await start(port)
  for (const address of ['/', '/v2/northwind/home', '/embedded', '/index.html']) {
    expect((await fetch(`http://localhost:${port}${address}`, { headers: page })).status, address).toBe(404)
  }
  for (const address of ['/api/v1/user', '/oidc/token', '/healthz']) {
    expect((await fetch(`http://localhost:${port}${address}`)).status, address).toBe(404)
  }
  expect(asked).toEqual([])
})

it('lets pages be told of changes by the development server', async () => {
  const port = await freePort()
  const { httpServer } = await start(port)
  const arrived = once(httpServer, 'upgrade')
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' }
  const asking = request(`http://localhost:${port}/?token=x`, { headers })
  const refused = once(asking, 'error')
  asking.end()
  const [asked, socket] = await arrived
  expect(asked.headers['sec-websocket-protocol']).toBe('vite-hmr')
  socket.destroy()
  await refused
})

it('says which setting to change when the port is taken', async () => {
  const port = await freePort()
  await start(port)
  await expect(start(port)).rejects.toThrow(`Port ${port} is taken. Set EMBED_PORT to another one.`)
})
