import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { memoryAuth } from '../auth/memory-auth'
import { systemClock } from '../ports/system-clock'
import { filenameOf } from './answer/filename-of'
import type { UploadProgress } from './api-client'
import { startServer } from './fixtures/http-server'
import { downloadThing, uploadThing } from './fixtures/operations'
import { json, problem, stubApi } from './fixtures/stub-api'
import type { UploadRequest } from './upload/upload-transport'

const workspace = { workspaceId: 'w1' }
const fields = { title: 'Näme' }
const file = new File(['a,b\n1,2\n'], 'list.CSV', { type: 'text/csv' })

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function bodyOf(request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
}

describe('an upload', () => {
  it('arrives as a form with the fields as JSON, then the file, with token and key', async () => {
    let form: FormData | undefined
    const server = await startServer(async (request, response) => {
      form = await (await bodyOf(request)).formData()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ bytes: 8 }))
    })
    const { client } = stubApi(() => json({}), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    const progress: UploadProgress[] = []
    const answer = await client.upload(
      uploadThing,
      { file, fields },
      { ...workspace, onProgress: (now) => progress.push(now) },
    )
    expect(answer).toEqual({ bytes: 8 })
    expect([...(form?.keys() ?? [])]).toEqual(['fields', 'file'])
    expect(form && JSON.parse(textIn(form, 'fields'))).toEqual(fields)
    const sent = form?.get('file')
    expect(sent).toMatchObject({ name: 'list.CSV', type: 'text/csv' })
    expect(sent instanceof File && (await sent.text())).toBe('a,b\n1,2\n')
    expect(progress.at(-1)).toEqual({ sent: 8, total: 8 })
    expect(server.requests[0]?.headers.authorization).toBe('Bearer token')
    expect(server.requests[0]?.headers['idempotency-key']).toBeTruthy()
  })

  it.each([
    ['another kind of file', { file: new File(['x'], 'list.exe'), fields }, 'invalid', 'file'],
    ['a file that is too large', { file: new File([new Uint8Array(5_000_001)], 'a.csv'), fields }, 'too-large', 'file'],
    ['fields that the contract refuses', { file, fields: { title: '' } }, 'invalid', 'title'],
  ])('is refused before anything is sent for %s', async (_, input, code, field) => {
    const api = stubApi(() => json({ bytes: 1 }))
    await expect(api.client.upload(uploadThing, input, workspace)).rejects.toMatchObject({ code, fields: [{ field }] })
    expect(api.requests).toHaveLength(0)
  })

  it('takes endings in upper and lower case', async () => {
    const api = stubApi(() => json({ bytes: 1 }))
    await api.client.upload(uploadThing, { file: new File(['x'], 'notes.txt'), fields }, workspace)
    expect(api.requests).toHaveLength(1)
  })

  it('fails with the answer of the server, and is renewed and repeated like a call', async () => {
    const auth = memoryAuth()
    const api = stubApi(
      (request, number) => {
        if (request.headers.get('authorization') === 'Bearer token') return problem(401)
        return number === 2 ? problem(503) : problem(413, { code: 'too-large', detail: 'Too large.' })
      },
      { auth },
    )
    const upload = api.client.upload(uploadThing, { file, fields }, workspace).catch((error: unknown) => error)
    await api.clock.advance(60_000)
    expect(await upload).toMatchObject({ code: 'too-large', status: 413, detail: 'Too large.' })
    expect(api.requests).toHaveLength(3)
    expect(new Set(api.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  function held() {
    const requests: UploadRequest[] = []
    const api = stubApi(() => json({}), {
      uploadTransport: (request) => {
        requests.push(request)
        return new Promise<never>(() => {})
      },
    })
    return { ...api, uploads: requests }
  }

  it('has as long as it moves, and times out when it does not', async () => {
    const api = held()
    const upload = api.client.upload(uploadThing, { file, fields }, workspace).catch((error: unknown) => error)
    for (let sent = 1; sent <= 4; sent += 1) {
      await api.clock.advance(119_000)
      api.uploads[0]?.onProgress({ sent, total: 8 })
    }
    expect(api.uploads[0]?.signal.aborted).toBe(false)
    await api.clock.advance(120_000)
    expect(await upload).toMatchObject({ code: 'timeout' })
    expect(api.uploads[0]?.signal.aborted).toBe(true)
  })

  it('stops when the caller gives up', async () => {
    const api = held()
    const stop = new AbortController()
    const upload = api.client
      .upload(uploadThing, { file, fields }, { ...workspace, signal: stop.signal })
      .catch((error: unknown) => error)
    await api.clock.advance(0)
    stop.abort()
    expect(await upload).toMatchObject({ code: 'aborted' })
    expect(api.uploads[0]?.signal.aborted).toBe(true)
  })

  it('really leaves the server when the caller gives up', async () => {
    let closed: () => void = () => {}
    let arrived: () => void = () => {}
    const isClosed = new Promise<void>((resolve) => (closed = resolve))
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
    const server = await startServer((request, response) => {
      request.resume()
      response.on('close', closed)
      arrived()
    })
    const { client } = stubApi(() => json({}), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    const stop = new AbortController()
    const upload = client.upload(uploadThing, { file, fields }, { ...workspace, signal: stop.signal })
    const failed = expect(upload).rejects.toMatchObject({ code: 'aborted' })
    await hasArrived
    stop.abort()
    await failed
    await isClosed
  })
})

describe('a download', () => {
  const one = { params: { thingId: 't1' } }

  it('gives the bytes and the name', async () => {
    const api = stubApi(
      () =>
        new Response('a,b', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''na%C3%AFve.csv`,
          },
        }),
    )
    const { blob, filename } = await api.client.download(downloadThing, one, workspace)
    expect(filename).toBe('naïve.csv')
    expect(blob.type).toBe('text/csv')
    expect(await blob.text()).toBe('a,b')
  })

  it('follows a signed link elsewhere without the token', async () => {
    const storage = await startServer((_, response) => void response.end('bytes'))
    const api = await startServer(
      (_, response) => void response.writeHead(302, { location: `${storage.url}/signed?s=1` }).end(),
    )
    const { client } = stubApi(() => json({}), { baseUrl: api.url, fetch: globalThis.fetch, clock: systemClock })
    const { blob } = await client.download(downloadThing, one, workspace)
    expect(await blob.text()).toBe('bytes')
    expect(api.requests[0]?.headers.authorization).toBe('Bearer token')
    expect(storage.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('fails with an ApiError when it breaks off, also in the middle of the file', async () => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy())
    })
    const { client } = stubApi(() => json({}), { baseUrl: server.url, fetch: globalThis.fetch, clock: systemClock })
    await expect(client.download(downloadThing, one, workspace)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unavailable',
    })
  })

  it.each([
    [null, undefined],
    ['inline', undefined],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="with \\"quotes\\"; and more.csv"', 'with "quotes"; and more.csv'],
    ["attachment; filename*=utf-8'en'%e2%82%ac.csv; filename=euro.csv", '€.csv'],
    ["attachment; filename*=UTF-8''%E2%82; filename=kept.csv", 'kept.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.csv"', 'x.csv'],
    ['attachment; filename="..."', undefined],
    ['attachment; filename="a\u0000b.csv"', 'ab.csv'],
  ])('%s names %s', (header, name) => {
    expect(filenameOf(header)).toBe(name)
  })
})
