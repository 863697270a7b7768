import * as z from 'zod'
import { expect, it, vi } from 'vitest'
import type { ApiClient, RowsOptions, RowsSnapshot } from '../../client/api-client'
import { ApiError } from '../../errors/api-error'
import { operation } from '../../operation/operation'
import { useAction } from '../../react/operations/use-action'
import { createStage } from '../../react/fixtures/render-inlay'
import { DataTable } from '../DataTable'
import { useRows } from './use-rows'
import '../../ui/styles.css'

const Thing = z.object({ id: z.string(), name: z.string() })
type Thing = z.output<typeof Thing>

const readThings = operation({
  id: 'things.rows',
  summary: 'Things.',
  kind: 'rows',
  method: 'GET',
  path: '/things',
  item: Thing,
  key: 'id',
})
const addThing = operation({
  id: 'things.add',
  summary: 'Adds a thing.',
  kind: 'json',
  method: 'POST',
  path: '/things',
  invalidates: ['things.rows'],
  response: z.object({}),
})
const columns = [{ id: 'name', header: 'Name' }]
const idOf = ({ id }: Thing) => id
const nothing = {}

function Things() {
  const { table, progress, refreshing, refresh } = useRows(readThings, nothing, {
    pollEvery: 10_000,
    failureText: ({ title }) => title,
  })
  const { run } = useAction(addThing)
  return (
    <>
      <button type="button" onClick={() => void run({})}>
        Add
      </button>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
      {progress && `${progress.loaded} of ${progress.total}`}
      {refreshing && 'refreshing'}
      <div style={{ blockSize: '300px' }}>
        <DataTable label="Things" rowId={idOf} columns={columns} {...table} />
      </div>
    </>
  )
}

/** A client whose rows the test answers, one read after the other. */
function rowsClient(client: ApiClient) {
  const reads: {
    readonly options: RowsOptions<Thing>
    readonly answer: (snapshot: RowsSnapshot<Thing>) => void
    readonly fail: (error: ApiError) => void
  }[] = []
  const rows = vi.fn((_: unknown, __: unknown, options: RowsOptions<Thing> = {}) => {
    return new Promise<RowsSnapshot<Thing>>((answer, fail) => reads.push({ options, answer, fail }))
  }) as unknown as ApiClient['rows']
  return { reads, client: { ...client, rows } }
}

const thing = (id: string, name = `Thing ${id}`): Thing => ({ id, name })
const snapshot = (revision: string, ...rows: readonly Thing[]) => ({ revision, rows, total: rows.length })

async function show() {
  const stage = createStage()
  const { reads, client } = rowsClient(stage.api.client)
  const screen = await stage.show(<Things />, { client })
  // StrictMode mounts twice; what the first one asked is given up.
  const last = () => reads.at(-1)
  await expect.poll(last).toBeDefined()
  return { stage, reads, screen, last }
}
const cells = () => [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent)

it('shows rows as they come, and says how many there are to be', async () => {
  const { screen, last } = await show()
  last()?.options.onPart?.([thing('1')], 3)
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  expect(cells()).toEqual(['Thing 1'])
  last()?.answer(snapshot('r1', thing('1'), thing('2'), thing('3')))
  await expect.poll(cells).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
  await expect.element(screen.getByText('1 of 3')).not.toBeInTheDocument()
})

it('asks from then on for what has changed, by the clock and after an action', async () => {
  const { stage, reads, screen, last } = await show()
  const first = snapshot('r1', thing('1'))
  last()?.answer(first)
  await expect.poll(cells).toEqual(['Thing 1'])
  const before = reads.length
  await stage.clock.advance(10_000)
  await expect.poll(() => reads.length).toBe(before + 1)
  expect(last()?.options.previous).toBe(first)
  last()?.answer(snapshot('r2', thing('1', 'One')))
  await expect.poll(cells).toEqual(['One'])
  stage.api.answer(addThing, () => ({}))
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => reads.length).toBe(before + 2)
  last()?.answer(snapshot('r3', thing('1', 'One'), thing('2')))
  await expect.poll(cells).toEqual(['One', 'Thing 2'])
})

it('is read again once it is there, where an action has made it stale while it was read for the first time', async () => {
  const { stage, reads, screen, last } = await show()
  const before = reads.length
  const add = vi.fn(() => ({}))
  stage.api.answer(addThing, add)
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => add.mock.results).toHaveLength(1)
  expect([reads.length, last()?.options.signal?.aborted]).toEqual([before, false])
  last()?.answer(snapshot('r1', thing('1')))
  await expect.poll(() => reads.length).toBe(before + 1)
  last()?.answer(snapshot('r2', thing('1'), thing('2')))
  await expect.poll(cells).toEqual(['Thing 1', 'Thing 2'])
})

it('gives nothing up that is being read when it is to be asked for again, and asks once more behind it', async () => {
  const { stage, reads, screen, last } = await show()
  last()?.answer(snapshot('r1', thing('1')))
  await expect.poll(cells).toEqual(['Thing 1'])
  await stage.clock.advance(10_000)
  const poll = await expect
    .poll(() => screen.getByText('refreshing').elements().length)
    .toBe(1)
    .then(last)
  const before = reads.length
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  await refresh.click()
  await refresh.click()
  expect([reads.length, poll?.options.signal?.aborted]).toEqual([before, false])
  poll?.answer(snapshot('r2', thing('1', 'One')))
  await expect.poll(cells).toEqual(['One'])
  await expect.poll(() => reads.length).toBe(before + 1)
  last()?.answer(snapshot('r3', thing('1', 'Uno')))
  await expect.poll(cells).toEqual(['Uno'])
  await expect.element(screen.getByText('refreshing')).not.toBeInTheDocument()
  expect(reads.length).toBe(before + 1)
})

it('says what failed and tries again; a failed refresh leaves the rows', async () => {
  const { stage, screen, last } = await show()
  const down = () => new ApiError({ code: 'unavailable', status: 503, title: 'The server is down.' })
  last()?.fail(down())
  await expect.element(screen.getByText('The server is down.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  last()?.answer(snapshot('r1', thing('1')))
  await expect.poll(cells).toEqual(['Thing 1'])
  await stage.clock.advance(10_000)
  await expect.element(screen.getByText('refreshing')).toBeVisible()
  last()?.fail(down())
  await expect.element(screen.getByText('The server is down.')).toBeVisible()
  expect(cells()).toEqual(['Thing 1'])
})
