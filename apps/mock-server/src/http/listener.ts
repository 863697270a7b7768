import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopbackName } from './loopback'

export interface Listener {
  readonly port: number
  /** Takes no new calls, and lets those under way finish for a while. */
  close(): Promise<void>
}

/** Somebody else listens there already. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  constructor(readonly port: number) {
    super(`Port ${port} is taken.`)
  }
}

/** Refuses a port that somebody listens on, without staying there. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  // Browsers take “localhost” for either of this machine's own addresses, and would find whoever is at the other.
  const places = port !== 0 && isLoopbackName(host) ? [host, '::1'] : [host]
  for (const place of new Set(places)) {
    try {
      const { close } = await listen(() => undefined, place, port)
      await close()
    } catch (error) {
      // A machine without IPv6 has no such address.
      if (place === host || error instanceof PortTaken) throw error
    }
  }
}

/** @param port 0 for any that is free */
export async function listen(handle: RequestListener, host: string, port: number): Promise<Listener> {
  const server = createServer({ maxHeaderSize: longestHead }, handle)
  const sockets = new Set<Socket>()
  const busy = new Set<Socket>()
  let closing = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      // One that is kept alive has heard nothing of the close, and would hold it up.
      if (closing) socket.destroySoon()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    )
    server.listen(port, host, resolve)
  })

  return {
    port: portOf(server, port),
    close: () =>
      new Promise((resolve) => {
        closing = true
        const cut = setTimeout(() => {
          for (const socket of sockets) socket.destroy()
        }, patience)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
      }),
  }
}

// Room for addresses that are too long for us, so that they are refused in our own words.
const longestHead = 64 * 1024
const patience = 2_000

function portOf(server: Server, wanted: number): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : wanted
}
