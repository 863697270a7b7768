import { freePort } from '../machine/free-port.mjs'
import { startEmbedServer } from './embed-server.mjs'
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
  const embedUrl = process.env.INLAY_EMBED_URL ?? atPort(publicUrl, embedPort)
  const server = watchServer({
    // Its own listener for embedded pages has no built host to show: what it says of itself is where they really are.
    env: {
      PORT: String(apiPort),
      EMBED_PORT: '0',
      HOST: '127.0.0.1',
      INLAY_PUBLIC_URL: publicUrl,
      INLAY_EMBED_URL: embedUrl,
    },
  })
  started.push(server)
  try {
    const { untilReady } = await server
    if (closing !== undefined) return
    const host = startHostServer({ port, apiPort, untilReady })
    started.push(host)
    const embedded = host.then((running) =>
      startEmbedServer({
        host: running,
        port: embedPort,
        config: { allowedOrigins: [publicUrl, 'http://localhost:*', 'http://127.0.0.1:*'], apiUrl: publicUrl },
      }),
    )
    started.push(embedded)
    await embedded
  } catch (error) {
    await close()
    throw error
  }
  console.log(`Development: ${publicUrl} (saving a file reloads the host or restarts the server)`)
}

function atPort(address, port) {
  const other = new URL(address)
  other.port = String(port)
  return other.origin
}
