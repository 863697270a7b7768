import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { operation } from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { createCampaign, listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { controlHeader } from '../controls'
import { implementations } from '../handlers/index'
import { implement } from '../implement'
import { createTestServer, type TestServer } from '../testing/test-server'
import { PortTaken } from './listener'
import { startHttpServer, type HttpServer, type HttpServerOptions } from './start-http-server'

const ticking = operation({
  id: 'test.ticking',
  summary: 'Ticks as the clock goes.',
  kind: 'stream',
  method: 'GET',
  path: '/test-ticking',
  event: z.object({ tick: z.number() }),
})

const upload = operation({
  id: 'test.upload',
  summary: 'Takes a file.',
  kind: 'upload',
  method: 'POST',
  path: '/test-upload',
  accept: ['.bin'],
  maxBytes: 100_000,
  response: z.object({ bytes: z.number() }),
})

const list = '/api/v1/workspaces/northwind/campaigns'
const started: HttpServer[] = []
let staticDir = ''

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'inlay-static-'))
  await mkdir(join(staticDir, 'assets'))
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>The host</title>')
  await writeFile(join(staticDir, 'robots.txt'), 'Disallow: /')
  await writeFile(join(staticDir, 'embed.html'), '<!doctype html><title>Embedded</title>')
  await writeFile(join(staticDir, 'assets', 'app-1a2b.js'), `export const text = '${'x'.repeat(5_000)}'`)
  await writeFile(join(staticDir, 'assets', 'big-3c4d.css'), '.a{}')
  await writeFile(join(staticDir, 'assets', 'big-3c4d.css.br'), 'packed beforehand')
  await writeFile(join(staticDir, '.secret'), 'hidden')
})

afterAll(() => rm(staticDir, { recursive: true }))

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

interface Running extends TestServer {
  readonly http: HttpServer
  readonly ticks: { stopped: boolean }
  /** With the headers just as given, and no others. */
  ask(address: string, options?: AskOptions): Promise<Asked>
}

interface AskOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly embed?: boolean
}

interface Asked {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

async function start(options: Partial<HttpServerOptions> = {}): Promise<Running> {
  const ticks = { stopped: false }
  const test = await createTestServer({
    operations: [...operations, ticking, upload],
    implementations: [
      ...implementations,
      implement(upload, async ({ input }) => ({ bytes: input.file.size })),
      implement(ticking, async ({ clock, signal }) =>
        (async function* () {
          try {
            for (let tick = 1; ; tick += 1) {
              yield { id: String(tick), event: { tick } }
              await clock.sleep(1_000, signal)
            }
          } finally {
            ticks.stopped = true
          }
        })(),
      ),
    ],
  })
  const http = await startHttpServer({
    server: test.server,
    port: 0,
    embedPort: 0,
    staticDir,
    openApi: () => ({ openapi: '3.1.0' }),
    log: () => undefined,
    ...options,
  })
  started.push(http)
  return {
    ...test,
    http,
    ticks,
    ask: (address, ask = {}) => askPort(ask.embed ? http.embedPort : http.port, address, ask),
  }
}

function askPort(port: number, path: string, { method = 'GET', headers = {}, body }: AskOptions): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const all = { host: `localhost:${port}`, ...headers }
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const asPage = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

describe('the API over HTTP', () => {
  it('answers as the handlers do', async () => {
    const { http, ask, tokenFor } = await start()
    const authorization = `Bearer ${await tokenFor('maren')}`
    expect((await ask(list)).status).toBe(401)
    const answer = await ask(`${list}?limit=1`, { headers: { authorization } })
    expect(JSON.parse(answer.text)).toMatchObject({ limit: 1, items: [{ status: expect.any(String) }] })
    expect(answer.headers['x-request-id']).toMatch(/^req_/)
    const body = JSON.stringify({ name: 'Over HTTP', objective: 'a', type: 'b', status: 'Draft' })
    const headers = { authorization, 'content-type': 'application/json' }
    expect((await ask(list, { method: 'POST', headers, body })).status).toBe(200)
    expect(http.url).toBe(`http://localhost:${http.port}`)
  })

  it('streams as events come, and stops the work when the caller goes', async () => {
    const { http, server, tokenFor, ticks } = await start()
    const leaving = new AbortController()
    const response = await fetch(`${http.url}/api/v1/workspaces/northwind/test-ticking`, {
      headers: { authorization: `Bearer ${await tokenFor('maren')}` },
      signal: leaving.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('"tick":1')
    server.clock.advance(1_000)
    expect((await reader?.read())?.value).toContain('"tick":2')
    leaving.abort()
    await expect.poll(() => ticks.stopped).toBe(true)
  })

  it('refuses what is too large while it is still coming', async () => {
    const { http, tokenFor } = await start()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(5_000_000)]), 'big.bin')
    const response = await fetch(`${http.url}/api/v1/workspaces/northwind/test-upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('maren')}` },
      body: form,
    })
    expect(response.status).toBe(413)
  })

  it('takes a file', async () => {
    const { http, tokenFor } = await start()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(90_000)]), 'small.bin')
    const response = await fetch(`${http.url}/api/v1/workspaces/northwind/test-upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('maren')}` },
      body: form,
    })
    expect(await response.json()).toEqual({ bytes: 90_000 })
  })

  it('tells a header that is empty from none', async () => {
    const { ask, tokenFor } = await start()
    const headers = { authorization: `Bearer ${await tokenFor('maren')}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'North', objective: 'Lead Gen', type: 'Email', status: 'Draft' })
    const refused = await ask(list, { method: 'POST', headers: { ...headers, 'idempotency-key': '' }, body })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Idempotency-Key: Expected 1 to 200')])
    expect((await ask(list, { method: 'POST', headers, body })).status).toBe(200)
  })

  it('breaks the connection when a fault says so', async () => {
    const { ask, server } = await start()
    server.faults.set([{ kind: 'drop' }])
    await expect(ask(list)).rejects.toThrow(/hang up|ECONNRESET/)
    server.faults.set([{ kind: 'cut', afterBytes: 3, operation: 'capabilities.get' }])
    await expect(ask('/api/v1/capabilities')).rejects.toThrow(/aborted|ECONNRESET/)
  })

  it.each([['TRACE'], ['PROPFIND'], ['CONNECT-LIKE'.slice(0, 4)]])('answers %s with less than 500', async (method) => {
    const { ask } = await start()
    const answered = await ask(list, { method }).catch(() => undefined)
    expect(answered === undefined || answered.status < 500).toBe(true)
  })

  it('answers HEAD without a body', async () => {
    const { ask } = await start()
    const answer = await ask('/api/v1/capabilities', { method: 'HEAD' })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })
})

describe('pages of other origins', () => {
  it('may call the API from the embedded pages, and from nowhere else', async () => {
    const { http, ask } = await start({ allowedOrigins: ['https://partner.example'] })
    const allowedFor = async (origin: string) =>
      (await ask('/api/v1/capabilities', { headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowedFor(http.embedUrl)).toBe(http.embedUrl)
    expect(await allowedFor('https://partner.example')).toBe('https://partner.example')
    expect(await allowedFor('https://evil.example')).toBeUndefined()
  })

  it('are told which methods an address has', async () => {
    const { ask } = await start()
    const methodsOf = async (address: string) => {
      const { headers } = await ask(address, { method: 'OPTIONS' })
      return [headers.allow, headers['access-control-allow-methods']]
    }
    expect(await methodsOf(list)).toEqual(Array(2).fill('GET, HEAD, OPTIONS, POST'))
    expect(await methodsOf('/api/v1/capabilities')).toEqual(Array(2).fill('GET, HEAD, OPTIONS'))
    expect(await methodsOf('/api/v1/nothing')).toEqual(Array(2).fill('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'))
  })

  it('are told what they may send', async () => {
    const { http, ask } = await start()
    const answer = await ask(list, { method: 'OPTIONS', headers: { origin: http.embedUrl } })
    expect(answer.status).toBe(204)
    expect(answer.headers['access-control-allow-headers']).toContain('idempotency-key')
    expect(answer.headers['access-control-allow-headers']).not.toContain(controlHeader)
  })
})

describe('the host’s pages', () => {
  it('are the same page at every address that is theirs', async () => {
    const { ask } = await start()
    for (const address of ['/', '/v2/northwind/home', '/login?redirectTo=%2F', '/v2/north.wind']) {
      const answer = await ask(address, { headers: asPage })
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('The host')])
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it('allow no script or style that they did not bring', async () => {
    const { http, ask } = await start()
    const { headers } = await ask('/', { headers: asPage })
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain(`frame-src 'self' ${http.embedUrl}`)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it.each([
    '/api/v2/things',
    '/agent/x',
    '/oidc/x',
    '/embed/campaigns',
    '/assets/none.js',
    '/openapi.json/x',
    '/.secret',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f.secret',
  ])('are not at %s', async (address) => {
    const { ask } = await start()
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('hidden')
  })

  it('lead a person who asks for a component to the error page [PLT-ROUTE-08]', async () => {
    const { ask } = await start()
    for (const address of ['/embed', '/embed/campaign-list', '/embed/x/y']) {
      const answer = await ask(address, { headers: asPage })
      expect([answer.status, answer.headers.location]).toEqual([307, '/error'])
      expect((await ask(address, { headers: { 'sec-fetch-mode': 'cors', accept: '*/*' } })).status).toBe(404)
    }
  })

  it('have one address for the page of the app, and are not where files would be', async () => {
    const { ask } = await start()
    const index = await ask('/index.html?a=b', { headers: asPage })
    expect([index.status, index.headers.location]).toEqual([307, '/'])
    const robots = await ask('/robots.txt', { headers: asPage })
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const address of ['/favicon.ico', '/sitemap.xml', '/apple-touch-icon.png']) {
      expect((await ask(address, { headers: asPage })).status, address).toBe(404)
    }
  })

  it('are for navigation: a missing script is missing', async () => {
    const { ask } = await start()
    expect((await ask('/v2/missing.js', { headers: { 'sec-fetch-mode': 'cors', accept: '*/*' } })).status).toBe(404)
  })

  it('are also for who takes anything, as programs at the command line do', async () => {
    const { ask } = await start()
    for (const headers of [{ accept: '*/*' }, {}]) {
      const answer = await ask('/login', { headers })
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('The host')])
      const head = await ask('/login', { headers, method: 'HEAD' })
      expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
      expect((await ask('/v2/missing.js', { headers })).status).toBe(404)
    }
    expect((await ask('/login', { headers: { accept: 'application/json' } })).status).toBe(404)
  })

  it('send somebody who came by another name of the machine to where signing in works', async () => {
    const { http, ask } = await start()
    const headers = { ...asPage, host: `127.0.0.1:${http.port}` }
    const answer = await ask('/v2/x?a=b', { headers })
    expect([answer.status, answer.headers.location]).toEqual([307, `${http.url}/v2/x?a=b`])
    expect((await ask('/', { headers: { ...asPage, host: 'evil.example' } })).status).toBe(200)
  })

  it('have files that are kept for ever, packed', async () => {
    const { ask } = await start()
    const script = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(gunzipSync(script.bytes).toString()).toContain('xxx')
    const style = await ask('/assets/big-3c4d.css', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([style.headers['content-encoding'], style.text]).toEqual(['br', 'packed beforehand'])
    expect((await ask('/assets/big-3c4d.css')).text).toBe('.a{}')
    const etag = String(script.headers.etag)
    expect((await ask('/assets/app-1a2b.js', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe('the embedded pages', () => {
  it('are all that the second listener has', async () => {
    const { http, ask } = await start({ frameAncestors: ['https://partner.example'] })
    const page = await ask('/embed/campaign-list?x=1', { embed: true, headers: asPage })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Embedded')])
    expect((await ask('/embed/campaign-list/', { embed: true, headers: asPage })).text).toBe(page.text)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors https://partner.example')
    expect(policy).toContain(`connect-src 'self' ${http.url}`)
    expect((await ask('/assets/app-1a2b.js', { embed: true })).status).toBe(200)
    expect((await ask('/robots.txt', { embed: true })).status).toBe(200)
    expect((await ask('/healthz', { embed: true })).status).toBe(200)
    for (const address of ['/', '/api/v1/capabilities', '/openapi.json', '/__mock/state', '/oidc/jwks', '/v2/x']) {
      expect((await ask(address, { embed: true, headers: asPage })).status).toBe(404)
    }
  })
})

describe('the embedded pages', () => {
  it('are told whose pages may show them, and where the API is', async () => {
    const { http, ask } = await start({ frameAncestors: ['https://partner.example'] })
    const config = await ask('/embed/config.json', { embed: true })
    expect(JSON.parse(config.text)).toEqual({ allowedOrigins: ['https://partner.example'], apiUrl: http.url })
  })

  it('are where the app says that they are, and nowhere in it', async () => {
    const { http, ask } = await start()
    expect(JSON.parse((await ask('/embed/config.json')).text)).toEqual({ framesUrl: `${http.embedUrl}/embed` })
    expect((await ask('/embed.html', { headers: asPage })).status).toBe(404)
    expect((await ask('/embed.html', { embed: true, headers: asPage })).status).toBe(404)
  })

  it('say by themselves in a frame that a component is not there', async () => {
    const { ask } = await start()
    const inFrame = { ...asPage, 'sec-fetch-dest': 'iframe' }
    expect((await ask('/embed/x', { embed: true, headers: inFrame })).text).toContain('Embedded')
    expect((await ask('/embed/x', { embed: true, headers: asPage })).text).toContain('There is nothing here')
    for (const address of ['/embed/', '/embed/x/y', '/embed/..%2fx', '/x']) {
      expect((await ask(address, { embed: true, headers: inFrame })).text, address).not.toContain('Embedded<')
    }
  })
})

describe('the embedded pages, where none is named,', () => {
  const policy = /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors https:\/\/partner\.example$/

  it('are listed', async () => {
    const { ask } = await start({ frameAncestors: ['https://partner.example'] })
    for (const address of ['/embed', '/embed/']) {
      const page = await ask(address, { embed: true, headers: asPage })
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const [, first = ''] = /<a href="([^"]+)">/.exec(page.text) ?? []
      expect((await ask(first, { embed: true, headers: asPage })).text).toContain('Embedded')
      expect(page.headers['content-security-policy']).toMatch(policy)
    }
  })

  it('are listed for a client that names no kind of answer too', async () => {
    const { ask } = await start()
    for (const headers of [{}, { accept: '*/*' }]) {
      const page = await ask('/embed/', { embed: true, headers })
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('<h1>Embedded pages</h1>')])
    }
  })

  it('are a small page that says so', async () => {
    const { ask } = await start({ frameAncestors: ['https://partner.example'] })
    for (const address of ['/', '/v2/x', '/embed/x', '/embed/%', '/embed/campaign-list/x', '/embed/..%2fembed']) {
      const page = await ask(address, { embed: true, headers: asPage })
      expect([page.status, page.headers['content-type']], address).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.text).toContain('<h1>There is nothing here</h1>')
      expect(page.headers['content-security-policy']).toMatch(policy)
    }
    const plain = await ask('/embed/x', { embed: true, headers: { accept: 'application/json' } })
    expect([plain.status, plain.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })
})

describe('what the server tells of itself', () => {
  it('is ready only when it has data', async () => {
    const { ask, server, store } = await start()
    expect((await ask('/healthz')).status).toBe(200)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow = store.workspace('northwind').transaction(() => held)
    const reset = server.reset('demo')
    await expect.poll(async () => (await ask('/healthz')).status).toBe(503)
    goOn()
    await Promise.all([slow, reset])
    expect((await ask('/healthz')).status).toBe(200)
  })

  it('is not ready while its store cannot be asked', async () => {
    const { ask, store } = await start()
    const { collection } = store.system
    const away = () => {
      throw new Error('ECONNREFUSED')
    }
    Object.assign(store.system, { collection: away })
    expect((await ask('/healthz')).status).toBe(503)
    Object.assign(store.system, { collection })
    expect((await ask('/healthz')).status).toBe(200)
  })

  it('has the contract as OpenAPI', async () => {
    const { ask } = await start()
    expect(JSON.parse((await ask('/openapi.json')).text)).toEqual({ openapi: '3.1.0' })
    for (const address of ['/openapi.json', '/healthz']) {
      expect((await ask(address, { method: 'POST' })).status, address).toBe(405)
    }
  })

  it('lets others answer first', async () => {
    const { ask } = await start({
      extra(message, response) {
        if (!message.url?.startsWith('/oidc/')) return false
        response.end('signing in')
        return true
      },
    })
    expect((await ask('/oidc/auth')).text).toBe('signing in')
  })
})

describe('the controls over HTTP', () => {
  const headers = { [controlHeader]: '1' }

  it('are for this machine, asked straight', async () => {
    const { ask } = await start()
    expect((await ask('/__mock/state', { headers })).status).toBe(200)
    expect((await ask('/__mock/state')).status).toBe(403)
    expect((await ask('/__mock/state', { headers: { ...headers, 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404)
    expect((await ask('/__mock/state', { headers: { ...headers, host: 'rebound.example' } })).status).toBe(404)
  })

  it('can be switched off', async () => {
    const { ask } = await start({ controls: false })
    expect((await ask('/__mock/state', { headers })).status).toBe(404)
  })
})

describe('starting and stopping', () => {
  it('says which port is taken, and leaves the other free', async () => {
    const { http, server } = await start()
    const options = { server, openApi: () => ({}), log: () => undefined }
    await expect(startHttpServer({ ...options, port: 0, embedPort: http.port })).rejects.toEqual(
      new PortTaken(http.port),
    )
    await expect(startHttpServer({ ...options, port: http.port, embedPort: 0 })).rejects.toEqual(
      new PortTaken(http.port),
    )
  })

  it('lets a call finish, ends streams, and takes nothing new', async () => {
    let hasCome = false
    const { http, server, store, tokenFor } = await start({
      extra({ method }) {
        hasCome ||= method === 'POST'
        return false
      },
    })
    const headers = { authorization: `Bearer ${await tokenFor('maren')}`, 'content-type': 'application/json' }
    const stream = await fetch(`${http.url}/api/v1/workspaces/northwind/test-ticking`, { headers })
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow = store.workspace('northwind').transaction(() => held)
    const body = JSON.stringify({ name: 'Last', objective: 'a', type: 'b', status: 'Draft' })
    const call = fetch(`${http.url}${list}`, { method: createCampaign.method, headers, body })
    server.faults.set([{ kind: 'status', status: 500, operation: listCampaigns.id }])
    const ended = stream.text().then(
      () => 'ended',
      () => 'cut',
    )
    await expect.poll(async () => (await fetch(`${http.url}${list}`, { headers })).status).toBe(500)
    // A connection on which no call has come yet is cut like any that is idle.
    await expect.poll(() => hasCome).toBe(true)
    const closed = http.close()
    goOn()
    await slow
    expect((await call).status).toBe(200)
    expect(await ended).toBe('cut')
    await closed
    await expect(fetch(`${http.url}/healthz`)).rejects.toThrow()
  })
})

it('serves a folder that is named from where the server stands', async () => {
  const { ask } = await start({ staticDir: `./${relative(process.cwd(), staticDir)}` })
  expect((await ask('/assets/big-3c4d.css')).text).toBe('.a{}')
})
