import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openEnum } from '../operation/open-enum'
import { operation } from '../operation/operation'
import type { RowsSnapshot } from './api-client'
import { toColumns } from '../operation/row-columns'
import type { RowsEnvelope, RowsPage } from '../operation/rows'
import { readThings } from './fixtures/operations'
import { json, problem, stubApi } from './fixtures/stub-api'
import { readRows, type RowsPlace } from './rows/read-rows'
import { createSlices } from '../ports/slices'

const workspace = { workspaceId: 'w1' }

interface Thing {
  readonly thingId: string
  readonly name: string
}

const thing = (id: number, name = `Thing ${id}`): Thing => ({ thingId: `t${id}`, name })
const things = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => thing(from + index))

function envelope({ rows = [], ...part }: Partial<RowsPage<object>>): RowsEnvelope {
  return { revision: 'r1', ...toColumns(rows, 'thingId'), deleted: [], total: rows.length, ...part }
}

/** Answers each request by what its address asks for. */
function rowsApi(answers: Readonly<Record<string, RowsEnvelope>>) {
  return stubApi((request) => {
    const answer = answers[new URL(request.url).search]
    return answer ? json(answer) : problem(404)
  })
}

const names = (snapshot: RowsSnapshot<Thing>) => snapshot.rows.map(({ name }) => name)

describe('the first read of rows', () => {
  it('follows the cursor to the end, telling what has come so far', async () => {
    const api = rowsApi({
      '': envelope({ rows: things(1, 2), total: 5, cursor: 'a' }),
      '?cursor=a': envelope({ rows: things(3, 4), total: 5, cursor: 'b' }),
      '?cursor=b': envelope({ rows: things(5, 5), total: 5 }),
    })
    const parts: [number, number][] = []
    const snapshot = await api.client.rows(
      readThings,
      {},
      { ...workspace, onPart: (rows, total) => parts.push([rows.length, total]) },
    )
    expect(snapshot).toEqual({ revision: 'r1', rows: things(1, 5), total: 5 })
    expect(parts).toEqual([
      [2, 5],
      [4, 5],
    ])
  })

  it('keeps the revision of the first page, so that a change between two pages is told next time', async () => {
    const api = rowsApi({
      '': envelope({ revision: 'r1', rows: things(1, 1), cursor: 'a' }),
      '?cursor=a': envelope({ revision: 'r2', rows: things(2, 2) }),
    })
    expect((await api.client.rows(readThings, {}, workspace)).revision).toBe('r1')
  })

  it('has a row once that two pages carry', async () => {
    const api = rowsApi({
      '': envelope({ rows: things(1, 2), cursor: 'a', total: 3 }),
      '?cursor=a': envelope({ rows: things(2, 3), total: 3 }),
    })
    expect((await api.client.rows(readThings, {}, workspace)).rows).toEqual(things(1, 3))
  })

  it('leaves an unreadable row out and says so; only such rows are an error', async () => {
    const bad = { thingId: 4 }
    const api = stubApi((_, number) => json(envelope({ rows: number === 1 ? [thing(1), bad] : [bad], total: 2 })))
    expect((await api.client.rows(readThings, {}, workspace)).rows).toEqual([thing(1)])
    expect(api.events).toMatchObject([{ type: 'contract-warning', operationId: 'things.rows' }])
    await expect(api.client.rows(readThings, {}, workspace)).rejects.toMatchObject({ code: 'malformed' })
  })

  it('takes columns of whatever name, also what every object has', async () => {
    const api = stubApi(() =>
      json({
        ...envelope({ total: 1 }),
        ids: ['t1'],
        columns: { name: ['Thing 1'], constructor: ['Acme'], valueOf: [7] },
      }),
    )
    const [row] = (await api.client.rows(readThings, {}, workspace)).rows
    expect(row).toEqual(thing(1))
  })

  it('ends with malformed when a column is not as long as the list of ids', async () => {
    const api = stubApi(() => json({ ...envelope({ total: 2 }), ids: ['t1', 't2'], columns: { name: ['Thing 1'] } }))
    await expect(api.client.rows(readThings, {}, workspace)).rejects.toMatchObject({ code: 'malformed' })
  })

  it('does not run in circles', async () => {
    const api = stubApi(() => json(envelope({ rows: things(1, 1), cursor: 'a' })))
    await expect(api.client.rows(readThings, {}, workspace)).rejects.toMatchObject({ code: 'malformed' })
  })

  it('ends with aborted between pages', async () => {
    const stop = new AbortController()
    const api = stubApi(() => json(envelope({ rows: things(1, 1), cursor: String(Math.random()) })))
    const read = api.client.rows(readThings, {}, { ...workspace, signal: stop.signal, onPart: () => stop.abort() })
    await expect(read).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' })
    expect(api.requests).toHaveLength(1)
  })
})

describe('a later read of rows', () => {
  async function readTwice(change: Readonly<Record<string, RowsEnvelope>>, first = things(1, 4)) {
    const api = rowsApi({ '': envelope({ rows: first }), ...change })
    const previous = await api.client.rows(readThings, {}, workspace)
    const next = await api.client.rows(readThings, {}, { ...workspace, previous })
    return { api, previous, next }
  }

  it('asks only for what changed, and gives the very same list when nothing did', async () => {
    const { previous, next } = await readTwice({ '?since=r1': envelope({ revision: 'r1', total: 4 }) })
    expect(next.rows).toBe(previous.rows)
  })

  it('keeps places and identity of what did not change', async () => {
    const { previous, next } = await readTwice({
      '?since=r1': envelope({ revision: 'r2', rows: [thing(2, 'Two'), thing(9)], deleted: ['t3'], total: 4 }),
    })
    expect(next.revision).toBe('r2')
    expect(names(next)).toEqual(['Thing 1', 'Two', 'Thing 4', 'Thing 9'])
    expect(next.rows[0]).toBe(previous.rows[0])
    expect(next.rows[1]).not.toBe(previous.rows[1])
    expect(next.rows[2]).toBe(previous.rows[3])
    expect(names(previous)).toEqual(['Thing 1', 'Thing 2', 'Thing 3', 'Thing 4'])
  })

  it('keeps a row that is sent again as it was', async () => {
    const { previous, next } = await readTwice({
      '?since=r1': envelope({ revision: 'r2', rows: [thing(2)], total: 4 }),
    })
    expect(next.rows).toBe(previous.rows)
  })

  it('follows a cursor through many changes', async () => {
    const { next } = await readTwice({
      '?since=r1': envelope({ revision: 'r2', rows: [thing(1, 'A')], cursor: 'c', total: 4 }),
      '?since=r1&cursor=c': envelope({ revision: 'r2', rows: [thing(2, 'B')], deleted: ['t4'], total: 3 }),
    })
    expect(names(next)).toEqual(['A', 'B', 'Thing 3'])
  })

  it('gives a row back that went and came again', async () => {
    const { next } = await readTwice({
      '?since=r1': envelope({ revision: 'r2', deleted: ['t2', 'unknown'], cursor: 'c', total: 3 }),
      '?since=r1&cursor=c': envelope({ revision: 'r2', rows: [thing(2, 'Again')], total: 4 }),
    })
    expect(names(next)).toEqual(['Thing 1', 'Thing 3', 'Thing 4', 'Again'])
  })

  it('takes a reset as the first page of a new whole read, with identity kept', async () => {
    const { previous, next } = await readTwice({
      '?since=r1': envelope({ revision: 'r7', rows: [thing(3), thing(1, 'New')], cursor: 'n', total: 3, reset: true }),
      '?cursor=n': envelope({ revision: 'r7', rows: [thing(8)], total: 3 }),
    })
    expect(next).toMatchObject({ revision: 'r7', total: 3 })
    expect(names(next)).toEqual(['Thing 3', 'New', 'Thing 8'])
    expect(next.rows[0]).toBe(previous.rows[2])
  })

  it('reads everything again when a reset brings nothing', async () => {
    const { api, next } = await readTwice({ '?since=r1': envelope({ revision: 'r2', total: 4, reset: true }) })
    expect(next.rows).toEqual(things(1, 4))
    expect(api.requests.map(({ url }) => new URL(url).search)).toEqual(['', '?since=r1', ''])
  })

  it('works from the same former list any number of times', async () => {
    const change = envelope({ revision: 'r2', rows: [thing(9)], deleted: ['t1'], total: 4 })
    const api = rowsApi({ '': envelope({ rows: things(1, 4) }), '?since=r1': change })
    const previous = await api.client.rows(readThings, {}, workspace)
    const once = await api.client.rows(readThings, {}, { ...workspace, previous })
    const twice = await api.client.rows(readThings, {}, { ...workspace, previous })
    expect(twice).toEqual(once)
    const third = await api.client.rows(readThings, {}, { ...workspace, previous: { ...once, revision: 'r1' } })
    expect(third.rows).toBe(once.rows)
  })
})

describe('a row in columns', () => {
  const readPeople = operation({
    id: 'people.rows',
    summary: 'People.',
    kind: 'rows',
    method: 'GET',
    path: '/people',
    item: z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().nullish(),
      email: z.string().nullable(),
      note: z.string().optional(),
      status: openEnum(['new', 'known'], 'new'),
      tags: z.array(z.string()).default([]),
    }),
    key: 'id',
  })

  async function readAs(ids: readonly string[], columns: object) {
    const api = stubApi(() => json({ ...envelope({ total: ids.length }), ids, columns }))
    return (await api.client.rows(readPeople, {}, workspace)).rows
  }

  it('has null for no value where the field takes null, and else goes without it', async () => {
    const columns = {
      name: ['Ada', 'Bo'],
      phone: [null, '5'],
      note: [null, 'Hi'],
      status: [null, 'known'],
      tags: [null, ['a']],
    }
    expect(await readAs(['1', '2'], columns)).toEqual([
      { id: '1', name: 'Ada', phone: null, email: null, status: 'new', tags: [] },
      { id: '2', name: 'Bo', phone: '5', email: null, note: 'Hi', status: 'known', tags: ['a'] },
    ])
  })

  it('is read without what its contract does not know', async () => {
    const columns = JSON.parse('{"name":["Ada"],"age":[36],"__proto__":[{"note":"Hi"}]}')
    expect(await readAs(['1'], columns)).toEqual([
      { id: '1', name: 'Ada', phone: null, email: null, status: 'new', tags: [] },
    ])
  })

  it('comes back as it went', async () => {
    const people = [
      { id: '1', name: 'Ada', phone: '1', email: 'ada@example.com', note: '', status: 'known', tags: [] },
      { id: '2', name: '', phone: null, email: null, status: 'new', tags: ['a', ''] },
    ]
    const { ids, columns } = toColumns(people, 'id')
    expect(columns).not.toHaveProperty('id')
    expect(await readAs(ids, columns)).toEqual(people)
  })
})

describe('a big list', () => {
  it('is worked on in slices that stay below 8 ms, the first read and the index of a later one', async () => {
    // A clock that moves by a quarter of a millisecond with each look: one look per row.
    let now = 0
    let longest = 0
    let sliceStart = 0
    let pauses = 0
    const clock = { now: () => (now += 0.25) }
    const slices = createSlices(clock, () => {
      longest = Math.max(longest, now - sliceStart)
      sliceStart = now
      pauses += 1
      return Promise.resolve()
    })
    const read = (previous: RowsSnapshot<Thing> | undefined, readPage: (place: RowsPlace) => Promise<RowsEnvelope>) =>
      readRows<Thing>({ operation: readThings, options: { previous }, slices, readPage, warn: () => {} })

    const first = await read(undefined, () => Promise.resolve(envelope({ rows: things(1, 5_000) })))
    expect(first.rows).toHaveLength(5_000)
    expect(pauses).toBeGreaterThan(100)
    const pausesBefore = pauses
    await read(first, () => Promise.resolve(envelope({ revision: 'r2', deleted: ['t1'], total: 4_999 })))
    expect(pauses - pausesBefore).toBeGreaterThan(100)
    expect(longest).toBeLessThan(8)
  })
})
