import { operation, type RowsPage } from '@inlay/sdk-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implement } from '../implement'
import { createTestServer } from '../testing/test-server'
import { ProblemError } from './problem-error'

describe('streams', () => {
  const count = operation({
    id: 'test.count',
    summary: 'Counts.',
    kind: 'stream',
    method: 'POST',
    path: '/test-count',
    body: z.strictObject({ upTo: z.number().int(), failAt: z.number().int().optional() }),
    event: z.object({ count: z.number() }),
  })

  async function countingServer() {
    const seen = { ended: false }
    const server = await createTestServer({
      operations: [count],
      implementations: [
        implement(count, async ({ input, lastEventId, signal }) =>
          counting(input.body, Number(lastEventId ?? 0), signal),
        ),
      ],
    })
    async function* counting(
      { upTo, failAt }: { upTo: number; failAt?: number | undefined },
      after: number,
      signal: AbortSignal,
    ) {
      try {
        for (let index = after + 1; index <= upTo && !signal.aborted; index += 1) {
          if (index === failAt) throw new ProblemError({ status: 503, code: 'unavailable', title: 'Tired' })
          yield { id: String(index), event: { count: index } }
        }
      } finally {
        seen.ended = true
      }
    }
    return { ...server, seen }
  }

  it('send numbered events and an end', async () => {
    const { call } = await countingServer()
    const response = await call(count, { body: { upTo: 2 } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await response.text()).toBe(
      'id: 1\ndata: {"count":1}\n\nid: 2\ndata: {"count":2}\n\nevent: end\ndata: {}\n\n',
    )
  })

  it('go on after the last event that the caller has', async () => {
    const { call } = await countingServer()
    const response = await call(count, { body: { upTo: 3 }, headers: { 'last-event-id': '2' } })
    expect(await response.text()).toBe('id: 3\ndata: {"count":3}\n\nevent: end\ndata: {}\n\n')
  })

  it('end with the problem when they fail', async () => {
    const { call } = await countingServer()
    const text = await (await call(count, { body: { upTo: 3, failAt: 2 } })).text()
    const [, problem = ''] = /event: error\ndata: (.+)\n\n$/.exec(text) ?? []
    expect(text.startsWith('id: 1\n')).toBe(true)
    expect(JSON.parse(problem)).toMatchObject({ status: 503, code: 'unavailable' })
  })

  it('stop their work when nobody reads on', async () => {
    const { call, seen } = await countingServer()
    const response = await call(count, { body: { upTo: 1e9 } })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => seen.ended).toBe(true)
  })

  it('stop their work when the caller goes away', async () => {
    const { call, seen } = await countingServer()
    const leaving = new AbortController()
    const response = await call(count, { body: { upTo: 1e9 }, signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => seen.ended).toBe(true)
  })
})

describe('uploads', () => {
  const upload = operation({
    id: 'test.upload',
    summary: 'Takes a list.',
    kind: 'upload',
    method: 'POST',
    path: '/test-upload',
    accept: ['.csv'],
    maxBytes: 600_000,
    fields: z.object({ name: z.string().min(1), columns: z.array(z.string()) }),
    response: z.object({ name: z.string(), text: z.string(), columns: z.number() }),
  })

  const uploadServer = () =>
    createTestServer({
      operations: [upload],
      implementations: [
        implement(upload, async ({ input: { file, fields } }) => ({
          name: fields.name,
          text: (await file.text()).slice(0, 20),
          columns: fields.columns.length,
        })),
      ],
    })

  function form(file: File | undefined, fields: unknown = { name: 'List', columns: ['a', 'b'] }): FormData {
    const data = new FormData()
    if (fields !== undefined) data.append('fields', typeof fields === 'string' ? fields : JSON.stringify(fields))
    if (file !== undefined) data.append('file', file)
    return data
  }

  it('bring a file and its fields', async () => {
    const { call } = await uploadServer()
    const response = await call(upload, { body: form(new File(['a,b\n1,2'], 'Liste Größe.CSV')) })
    expect(await response.json()).toEqual({ name: 'List', text: 'a,b\n1,2', columns: 2 })
  })

  it.each([
    ['another type', () => form(new File(['x'], 'list.pdf')), 422, ['file']],
    ['no file', () => form(undefined), 422, ['file']],
    ['fields at fault', () => form(new File(['x'], 'a.csv'), { name: '', columns: [1] }), 422, ['name', 'columns.0']],
    ['unknown fields', () => form(new File(['x'], 'a.csv'), { name: 'x', columns: [], more: 1 }), 422, ['more']],
    [
      'faults in every part',
      () => {
        const data = form(new File(['x'], 'list.pdf'), { name: '', columns: [1] })
        data.append('more', 'x')
        return data
      },
      422,
      ['file', 'name', 'columns.0', 'more'],
    ],
    ['fields that are no JSON', () => form(new File(['x'], 'a.csv'), '{'), 400, []],
    ['a file that is too big', () => form(new File(['x'.repeat(600_001)], 'a.csv')), 413, []],
    ['far too much', () => form(new File(['x'.repeat(2_000_000)], 'a.csv')), 413, []],
  ])('are refused with %s', async (_, body, status, fields) => {
    const { call } = await uploadServer()
    const response = await call(upload, { body: body() })
    expect(response.status).toBe(status)
    const { errors = [] }: { errors?: { field: string }[] } = await response.json()
    expect(errors.map(({ field }) => field)).toEqual(fields)
  })

  it('are refused as anything but a form', async () => {
    const { call } = await uploadServer()
    expect((await call(upload, { body: { file: 'x' } })).status).toBe(415)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await call(upload, { body: 'no form', headers })).status).toBe(400)
  })
})

describe('rows', () => {
  const rows = operation({
    id: 'test.rows',
    summary: 'A big list.',
    kind: 'rows',
    method: 'GET',
    path: '/test-rows',
    query: z.object({ kinds: z.array(z.string()).optional() }),
    item: z.object({ id: z.string(), kind: z.string(), note: z.string().nullish() }),
    key: 'id',
  })

  const rowsServer = (answer: (kinds: readonly string[]) => RowsPage<z.output<typeof rows.item>>) =>
    createTestServer({
      operations: [rows],
      implementations: [implement(rows, async ({ input: { query } }) => answer(query.kinds ?? []))],
    })
  const page = { revision: '7', rows: [], deleted: [], total: 5_000 }
  const row = (id: number) => ({ id: String(id), kind: 'a' })

  it('answer pages and changes in columns, with parameters of their own', async () => {
    const { request } = await rowsServer((kinds) => ({
      ...page,
      rows: kinds.map((kind, index) => ({ ...row(index), kind, note: index === 1 ? 'Hi' : null })),
      deleted: ['9'],
    }))
    const at = '/api/v1/workspaces/northwind/test-rows'
    expect(await (await request(`${at}?kinds=a&kinds=b&since=6`)).json()).toEqual({
      revision: '7',
      ids: ['0', '1'],
      columns: { kind: ['a', 'b'], note: [null, 'Hi'] },
      deleted: ['9'],
      total: 5_000,
    })
    expect((await request(`${at}?until=8`)).status).toBe(422)
  })

  it('take less than a kilobyte where nothing has changed', async () => {
    const { call } = await rowsServer(() => page)
    expect((await (await call(rows, { query: { since: '7' } })).text()).length).toBeLessThan(1_000)
  })

  it('come at most 5,000 at a time', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => row(index))
    const { call } = await rowsServer(([count]) => ({ ...page, rows: many(Number(count)) }))
    expect((await call(rows, { query: { kinds: '5000' } })).status).toBe(200)
    expect((await call(rows, { query: { kinds: '5001' } })).status).toBe(500)
  })
})

describe('downloads', () => {
  const file = operation({
    id: 'test.file',
    summary: 'A file.',
    kind: 'download',
    method: 'GET',
    path: '/test-file',
    mediaTypes: ['text/csv'],
  })

  it('bring the file under its name', async () => {
    const { call } = await createTestServer({
      operations: [file],
      implementations: [
        implement(file, async () => ({
          bytes: new TextEncoder().encode('a,b'),
          mediaType: 'text/csv',
          filename: 'Größe "1".csv',
        })),
      ],
    })
    const response = await call(file)
    expect(await response.text()).toBe('a,b')
    expect(response.headers.get('content-type')).toBe('text/csv')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _1_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`,
    )
  })
})
