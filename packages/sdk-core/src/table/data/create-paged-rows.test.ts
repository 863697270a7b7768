import { describe, expect, it } from 'vitest'
import type { RowsPageRequest } from './create-paged-rows'
import { createPagedRows } from './create-paged-rows'

interface Held {
  readonly request: RowsPageRequest
  /** With rows that came to the server before all others. */
  readonly answer: (total?: number, prefix?: string, inserted?: number) => void
  readonly fail: (error: Error) => void
}

/** A server whose answers wait, and a clock that moves by hand. */
function paged() {
  const asked: Held[] = []
  const waiting: (() => void)[] = []
  const clock = {
    now: () => 0,
    after(_: number, run: () => void) {
      waiting.push(run)
      return () => void waiting.splice(waiting.indexOf(run), 1)
    },
    every: () => () => {},
  }
  const rows = createPagedRows<string>({
    pageSize: 10,
    clock,
    rowId: (row) => row,
    load: (request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer(total = 95, prefix = 'row', inserted = 0) {
            const count = Math.max(0, Math.min(10, total - request.offset))
            const from = request.offset - inserted
            resolve({ rows: Array.from({ length: count }, (_, at) => `${prefix} ${from + at}`), total })
          },
          fail: reject,
        })
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  })
  const leave = rows.subscribe(() => {})
  rows.ask({ sort: [], filter: undefined })
  const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => resolve())))
  return {
    rows,
    leave,
    asked,
    offsets: () => asked.map(({ request }) => request.offset),
    async answer(at: number, total?: number, prefix?: string, inserted?: number) {
      asked[at]?.answer(total, prefix, inserted)
      await settle()
    },
    async fail(at: number) {
      asked[at]?.fail(new Error('no'))
      await settle()
    },
    rest() {
      for (const run of waiting.splice(0)) run()
    },
  }
}

describe('rows that come a page at a time', () => {
  it('are asked for where somebody looks, and are as many as there are in all', async () => {
    const { rows, offsets, answer, rest } = paged()
    expect(rows.state()).toMatchObject({ status: 'loading', isWorking: true })
    await answer(0)
    expect(rows.state()).toMatchObject({ status: 'ready', isWorking: false })
    expect(rows.state().rows).toHaveLength(95)
    expect(rows.state().rows[3]).toBe('row 3')
    expect(
      rows
        .state()
        .rows.slice(10)
        .every((row) => row === undefined),
    ).toBe(true)
    rows.need(48, 62)
    rest()
    expect(offsets()).toEqual([0, 40, 50])
    await answer(1)
    expect(offsets()).toEqual([0, 40, 50, 60])
    await answer(2)
    expect([rows.state().rows[49], rows.state().rows[59], rows.state().rows[60]]).toEqual([
      'row 49',
      'row 59',
      undefined,
    ])
  })

  it('are not asked for where one only passes by', async () => {
    const { rows, offsets, answer, rest } = paged()
    await answer(0)
    rows.need(20, 30)
    rows.need(50, 60)
    rows.need(80, 90)
    rest()
    expect(offsets()).toEqual([0, 80])
  })

  it('are given up where nobody looks any more', async () => {
    const { rows, asked, answer, rest } = paged()
    await answer(0)
    rows.need(20, 30)
    rest()
    rows.need(80, 90)
    rest()
    expect(asked[1]?.request.signal.aborted).toBe(true)
    await answer(2)
    expect([rows.state().rows[20], rows.state().rows[80]]).toEqual([undefined, 'row 80'])
    expect(rows.state().status).toBe('ready')
  })

  it('stay while another question is on its way, and go with its first answer', async () => {
    const { rows, asked, answer } = paged()
    await answer(0)
    rows.ask({ sort: [{ columnId: 'name', direction: 'asc' }], filter: undefined })
    expect(rows.state()).toMatchObject({ status: 'ready', isWorking: true })
    expect(rows.state().rows[0]).toBe('row 0')
    expect(asked[1]?.request.sort).toEqual([{ columnId: 'name', direction: 'asc' }])
    await answer(1, 12, 'sorted')
    expect(rows.state().rows).toHaveLength(12)
    expect([rows.state().rows[0], rows.state().rows[11]]).toEqual(['sorted 0', undefined])
  })

  it('that failed are tried again when asked for, and the others stay', async () => {
    const { rows, offsets, answer, fail, rest } = paged()
    await answer(0)
    rows.need(20, 30)
    rest()
    await fail(1)
    expect(rows.state()).toMatchObject({ status: 'failed', isWorking: false, error: new Error('no') })
    expect(rows.state().rows[0]).toBe('row 0')
    rows.need(20, 30)
    rest()
    expect(offsets()).toEqual([0, 20])
    rows.retry()
    await answer(2)
    expect(rows.state()).toMatchObject({ status: 'ready', error: undefined })
    expect(rows.state().rows[20]).toBe('row 20')
  })

  it('that failed are asked for again by whoever comes back, and nothing has failed meanwhile', async () => {
    const { rows, offsets, answer, fail, rest } = paged()
    await answer(0)
    rows.need(20, 30)
    rest()
    await fail(1)
    rows.need(0, 10)
    rest()
    expect(rows.state()).toMatchObject({ status: 'ready', error: undefined })
    expect(offsets()).toEqual([0, 20])
    rows.need(20, 30)
    rest()
    await answer(2)
    expect(offsets()).toEqual([0, 20, 20])
    expect(rows.state().rows[20]).toBe('row 20')
  })

  it('are read again where one looks, and elsewhere when one comes there', async () => {
    const { rows, offsets, answer, rest } = paged()
    await answer(0)
    rows.need(20, 30)
    rest()
    await answer(1)
    rows.refresh()
    expect(rows.state().rows[20]).toBe('row 20')
    await answer(2, 96, 'new')
    expect([rows.state().rows[0], rows.state().rows[20], rows.state().rows.length]).toEqual(['row 0', 'new 20', 96])
    rows.need(0, 10)
    rest()
    await answer(3, 96, 'new')
    expect(rows.state().rows[0]).toBe('new 0')
    expect(offsets()).toEqual([0, 20, 20, 0])
  })

  it('end where there are fewer than before', async () => {
    const { rows, answer, rest, offsets } = paged()
    await answer(0)
    rows.need(90, 95)
    rest()
    await answer(1)
    rows.refresh()
    await answer(2, 30)
    expect(rows.state().rows).toHaveLength(30)
    expect(offsets().at(-1)).toBe(20)
  })

  it('are there once each where one comes to the server between two pages', async () => {
    const { rows, offsets, answer, rest } = paged()
    await answer(0)
    rows.need(5, 15)
    rest()
    await answer(1, 96, 'row', 1)
    expect([rows.state().rows[9], rows.state().rows[10]]).toEqual([undefined, 'row 9'])
    expect(offsets()).toEqual([0, 10, 0])
    await answer(2, 96, 'row', 1)
    expect([rows.state().rows[0], rows.state().rows[9], rows.state().rows[10]]).toEqual(['row -1', 'row 8', 'row 9'])
    expect(rows.state().isWorking).toBe(false)
  })

  it('are not asked for without end where the server has one twice', async () => {
    const { rows, offsets, answer, rest } = paged()
    await answer(0)
    rows.need(5, 15)
    rest()
    await answer(1, 96, 'row', 1)
    await answer(2, 96)
    await answer(3, 96)
    expect(offsets()).toEqual([0, 10, 0])
    expect([rows.state().rows[9], rows.state().rows[10]]).toEqual(['row 9', 'row 9'])
  })

  it('come whole for a file', async () => {
    const { rows, asked, answer } = paged()
    await answer(0, 25)
    const all = rows.all(new AbortController().signal)
    for (const at of [1, 2, 3]) await answer(at, 25)
    expect(await all).toHaveLength(25)
    expect(asked).toHaveLength(4)
  })

  it('come whole in the order in which they were asked for, also where they are sorted meanwhile', async () => {
    const { rows, asked, answer } = paged()
    await answer(0, 25)
    const all = rows.all(new AbortController().signal)
    await answer(1, 25)
    rows.ask({ sort: [{ columnId: 'name', direction: 'asc' }], filter: undefined })
    const ofAll = () => asked.flatMap(({ request }, at) => (at > 0 && request.sort.length === 0 ? [at] : []))
    await answer(ofAll()[1] ?? -1, 25)
    await answer(ofAll()[2] ?? -1, 25)
    expect(await all).toEqual(Array.from({ length: 25 }, (_, at) => `row ${at}`))
  })

  it('are given up for a file once a page of it has failed', async () => {
    const { rows, asked, answer, fail } = paged()
    await answer(0)
    const all = rows.all(new AbortController().signal)
    const outcome = all.catch((error: unknown) => error)
    await answer(1)
    expect(asked).toHaveLength(6)
    await fail(3)
    expect(await outcome).toEqual(new Error('no'))
    for (const at of [2, 4, 5]) await answer(at)
    expect(asked).toHaveLength(6)
  })

  it('are asked for only while somebody listens', async () => {
    const { rows, asked, leave, offsets } = paged()
    leave()
    expect(asked[0]?.request.signal.aborted).toBe(true)
    rows.refresh()
    expect(offsets()).toEqual([0])
    rows.subscribe(() => {})
    expect(offsets()).toEqual([0, 0])
  })
})
