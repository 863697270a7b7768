import { freePort } from '../machine/free-port.mjs'
import { startHostServer } from './host-server.mjs'
import { watchServer } from './watch-server.mjs'

/**
 * The host with hot reload and the server behind it, both on one address.
 * @param {{ port: number }} options
 */
export async function startDevelopment({ port }) {
  const [apiPort, embedPort] = [await freePort(), await freePort()]
  const publicUrl = process.env.INLAY_PUBLIC_URL ?? `http://localhost:${port}`
  const server = await watchServer({
    env: { PORT: String(apiPort), EMBED_PORT: String(embedPort), HOST: '127.0.0.1', INLAY_PUBLIC_URL: publicUrl },
  })
  const host = await startHostServer({ port, apiPort, untilReady: server.untilReady })
  console.log(`Development: ${publicUrl} (saving a file reloads the host or restarts the server)`)

  const stop = async () => {
    await Promise.all([host.close(), server.close()])
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}
