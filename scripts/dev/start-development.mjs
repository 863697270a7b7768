import { freePort } from '../machine/free-port.mjs'
import { startHostServer } from './host-server.mjs'
import { watchServer } from './watch-server.mjs'

/**
 * The host with hot reload and the server behind it, both on one address; the embedded pages on another.
 * @param {{ port: number, embedPort: number }} options
 */
export async function startDevelopment({ port, embedPort }) {
  const started = []
  let closing
  const close = () => {
    // What is still starting is waited for: stopped halfway it would leave processes behind.
    closing ??= Promise.allSettled(started.map((starting) => starting.then((running) => running.close())))
    return closing
  }
  const stop = () => void close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const apiPort = await freePort()
  const publicUrl = process.env.INLAY_PUBLIC_URL ?? `http://localhost:${port}`
  const server = watchServer({
    env: { PORT: String(apiPort), EMBED_PORT: String(embedPort), HOST: '127.0.0.1', INLAY_PUBLIC_URL: publicUrl },
  })
  started.push(server)
  try {
    const { untilReady } = await server
    if (closing !== undefined) return
    const host = startHostServer({ port, apiPort, untilReady })
    started.push(host)
    await host
  } catch (error) {
    await close()
    throw error
  }
  console.log(`Development: ${publicUrl} (saving a file reloads the host or restarts the server)`)
}
