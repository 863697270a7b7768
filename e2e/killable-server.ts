import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/mock-server/src/testing/free-port'

const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))

export interface KillableServer {
  readonly url: string
  /** Ends it the way a crash would: nothing is written any more. */
  readonly kill: () => Promise<void>
  /** Starts it, again over the same data. */
  readonly start: () => Promise<void>
  /** Ends it and removes its data. */
  readonly dispose: () => Promise<void>
}

/** The app on ports and data of its own, for journeys that the other ones must not notice. */
export async function createKillableServer(): Promise<KillableServer> {
  const [port, embedPort] = [await freePort(), await freePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'inlay-e2e-'))
  const url = `http://localhost:${port}`
  let running: ChildProcess | undefined

  const kill = async () => {
    const server = running
    running = undefined
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }

  return {
    url,
    kill,
    async start() {
      const server = spawn(process.execPath, [start], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          EMBED_PORT: String(embedPort),
          INLAY_DATA_DIR: dataDir,
          INLAY_PUBLIC_URL: url,
        },
      })
      running = server
      await ready(server, url)
    },
    async dispose() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server says where it is to be found. */
async function ready(server: ChildProcess, url: string) {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${said}`)))
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(url)) resolve()
    })
  })
  const answer = await fetch(`${url}/healthz`)
  if (!answer.ok) throw new Error(`The server is not well: ${answer.status}.`)
}
