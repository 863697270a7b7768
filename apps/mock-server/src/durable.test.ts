import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadIdentitySecrets } from './identity/provider/identity-secrets'
import { referenceClientId } from './identity/provider/reference-client'
import { demoPeople } from './identity/people'
import { createTokenIssuer } from './identity/tokens'
import { openSqliteStore } from './store/sqlite/open-sqlite-store'
import { freePort } from './testing/free-port'

const source = dirname(fileURLToPath(import.meta.url))
const project = join(source, '../../..')
// Inside the project, since the bundle finds its packages from where it lies.
const bundle = join(project, 'node_modules/.cache/inlay', `durable-test-${process.pid}.mjs`)
const runner = `import { main } from ${JSON.stringify(bundle)}\nawait main()\n`

let folder = ''
const running = new Set<ChildProcess>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-durable-'))
  // As `npm start` makes it. By its address, since scripts have no types.
  const builder: { readonly bundleForNode: (options: object) => Promise<void> } = await import(
    pathToFileURL(join(project, 'scripts/build/build-server.mjs')).href
  )
  await builder.bundleForNode({ entryPoints: [join(source, 'cli.ts')], outfile: bundle, sourcemap: false })
  await writeFile(join(folder, 'run.mjs'), runner)
}, 60_000)

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

afterAll(() => Promise.all([rm(folder, { recursive: true }), rm(bundle, { force: true })]))

interface Process {
  readonly child: ChildProcess
  readonly url: string
  readonly output: () => string
}

interface Place {
  readonly port: number
  readonly embedPort: number
  readonly dataDir: string
}

async function newPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  return { port: await freePort(), embedPort: await freePort(), dataDir }
}

function launch({ port, embedPort, dataDir }: Place, more: Readonly<Record<string, string>> = {}): Process {
  const child = spawn(process.execPath, [join(folder, 'run.mjs')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      EMBED_PORT: String(embedPort),
      INLAY_DATA_DIR: dataDir,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, url: `http://127.0.0.1:${port}`, output: () => output }
}

async function launchReady(place: Place, more: Readonly<Record<string, string>> = {}): Promise<Process> {
  const started = launch(place, more)
  await expect.poll(() => started.output(), { timeout: 20_000 }).toContain('Inlay is ready')
  return started
}

async function end({ child }: Process, signal: 'SIGKILL' | 'SIGTERM') {
  const exited = once(child, 'exit')
  child.kill(signal)
  return exited
}

/** Signed with the keys that are in the data, as the server's own would be. */
async function tokenOf({ port, dataDir }: Place): Promise<string> {
  const store = openSqliteStore({ directory: dataDir })
  const { signingKeys } = await loadIdentitySecrets(store.system)
  await store.close()
  const tokens = await createTokenIssuer({ issuer: `http://localhost:${port}/oidc`, keys: signingKeys })
  const [person] = demoPeople
  if (person === undefined) throw new Error('The demo has nobody.')
  return (await tokens.issue(person)).token
}

describe('the server as a process', () => {
  it('keeps what it has answered, even when it is killed at that moment', async () => {
    const place = await newPlace()
    await end(await launchReady(place), 'SIGTERM')
    const headers = { authorization: `Bearer ${await tokenOf(place)}`, 'content-type': 'application/json' }
    const address = '/api/v1/workspaces/northwind/campaigns/campaign_northwind_1'

    for (const name of ['Renamed once', 'Renamed twice', 'Größe 物流']) {
      const server = await launchReady(place)
      const body = JSON.stringify({ name })
      const response = await fetch(`${server.url}${address}`, { method: 'PATCH', headers, body })
      const killed = end(server, 'SIGKILL')
      expect(response.status).toBe(200)
      await killed
      const again = await launchReady(place)
      expect(await (await fetch(`${again.url}${address}`, { headers })).json()).toMatchObject({ name })
      await end(again, 'SIGTERM')
    }
  }, 120_000)

  it('has the clock of its world go on from where it was moved to', async () => {
    const place = await newPlace()
    const headers = { 'x-inlay-control': '1', 'content-type': 'application/json' }
    const server = await launchReady(place)
    const week = 7 * 86_400_000
    const body = JSON.stringify({ do: 'advance', milliseconds: week })
    await fetch(`${server.url}/__mock/clock`, { method: 'POST', headers, body })
    await end(server, 'SIGKILL')
    const again = await launchReady(place)
    const state = (await (await fetch(`${again.url}/__mock/state`, { headers })).json()) as { clock: { now: number } }
    expect(Math.abs(state.clock.now - Date.now() - week)).toBeLessThan(60_000)
    await end(again, 'SIGTERM')
  }, 60_000)

  it('says where it is and who can sign in, and stops cleanly when asked', async () => {
    const place = await newPlace()
    const server = await launchReady(place)
    expect(server.output()).toContain(`http://localhost:${place.port}`)
    expect(server.output()).toContain('maren@inlay.example')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${server.url}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' })
    const discovery = await fetch(`${server.url}/oidc/.well-known/openid-configuration`)
    expect(await discovery.json()).toMatchObject({ issuer: `http://localhost:${place.port}/oidc` })
    expect(await end(server, 'SIGTERM')).toEqual([0, null])
    expect(server.output()).toMatch(/\nStopping…\nStopped\.\n$/)
    const left = await readdir(place.dataDir)
    expect(left).toContain('inlay.sqlite')
    expect(left.filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([])
  }, 60_000)

  it('names the public address wherever browsers are told one', async () => {
    const publicUrl = 'https://inlay.example'
    const server = await launchReady(await newPlace(), { INLAY_PUBLIC_URL: publicUrl })
    expect(server.output()).toContain(`Inlay is ready at ${publicUrl}\n`)
    const discovery = await fetch(`${server.url}/oidc/.well-known/openid-configuration`)
    expect(await discovery.json()).toMatchObject({
      issuer: `${publicUrl}/oidc`,
      token_endpoint: `${publicUrl}/oidc/token`,
    })
    const query = new URLSearchParams({
      client_id: referenceClientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${publicUrl}/login/callback`,
      prompt: 'none',
      state: 'here',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    const authorization = await fetch(`${server.url}/oidc/auth?${query}`, { redirect: 'manual' })
    const back = new URL(authorization.headers.get('location') ?? '', server.url)
    expect(`${back.origin}${back.pathname}`).toBe(`${publicUrl}/login/callback`)
    expect(back.searchParams.get('error')).toBe('login_required')
    expect((await fetch(`${server.url}/__mock/state`, { headers: { 'x-inlay-control': '1' } })).status).toBe(404)
    await end(server, 'SIGTERM')
  }, 60_000)

  it.each([
    [
      'the port is taken',
      (first: Place, second: Place) => ({ ...second, port: first.port }),
      /^Port \d+ is taken\..*PORT/,
    ],
    [
      'the folder is in use',
      (first: Place, second: Place) => ({ ...second, dataDir: first.dataDir }),
      /in use by process \d+.*INLAY_DATA_DIR/,
    ],
  ])(
    'says in one line that %s, and ends',
    async (_, clash, says) => {
      const first = await newPlace()
      await launchReady(first)
      const second = launch(clash(first, await newPlace()))
      expect(await once(second.child, 'exit')).toEqual([1, null])
      expect(second.output().trim()).toMatch(says)
      expect(second.output().trim().split('\n')).toHaveLength(1)
    },
    60_000,
  )

  it('says which setting cannot be', async () => {
    const child = launch({ ...(await newPlace()), port: 70_000 })
    expect(await once(child.child, 'exit')).toEqual([1, null])
    expect(child.output()).toContain('PORT is "70000"')
  }, 60_000)
})
