import { operation, systemRandom } from '@inlay/sdk-core'
import { getCapabilities } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implementations } from '../handlers/index'
import { seedWorkspace } from '../scenarios/workspace/index'
import { implement } from '../implement'
import { createMockClock } from '../mock-clock'
import { createSeededRandom } from '../seeded-random'
import { createMemoryStore, type Store } from '../store/index'
import { createTestServer, testNow } from '../testing/test-server'
import { createJobs } from './create-jobs'
import { jobsCollection } from './jobs-collection'
import type { RunJob } from './run-job'

async function queue({ store = createMemoryStore(), clock = createMockClock({ frozenAt: testNow }) } = {}) {
  await seedWorkspace({ scenario: 'empty', stores: store, now: testNow, randomFor: createSeededRandom })
  const logged: unknown[] = []
  const jobs = createJobs({ stores: store, clock, random: systemRandom, log: ({ cause }) => logged.push(cause) })
  await jobs.open()
  return { jobs, store, clock, logged }
}

const start = { workspaceId: 'northwind', kind: 'count', input: { upTo: 3 } }

describe('jobs', () => {
  it('run to their end, through steps and progress', async () => {
    const { jobs } = await queue()
    jobs.register('count', async ({ input, step, progress }) => {
      const { upTo } = z.object({ upTo: z.number() }).parse(input)
      const doubled = await step('double', () => upTo * 2)
      await progress(0.5)
      await progress(0.2)
      return { doubled }
    })
    const jobId = await jobs.start(start)
    expect(await jobs.settled('northwind', jobId)).toMatchObject({
      status: 'done',
      progress: 1,
      steps: { double: 6 },
      result: { doubled: 6 },
    })
  })

  it('do not read and write what they were given with each step, and know it all the same', async () => {
    const { jobs, store } = await queue()
    const rowIds = Array.from({ length: 1_000 }, (_, index) => `contact_${index}`)
    jobs.register('count', async ({ input, step }) => {
      await step('first', () => 1)
      return z.object({ rowIds: z.array(z.string()) }).parse(input).rowIds.length
    })
    const jobId = await jobs.start({ ...start, input: { rowIds } })
    expect(await jobs.settled('northwind', jobId)).toMatchObject({ input: { rowIds }, result: 1_000 })
    const kept = await store.workspace('northwind').collection(jobsCollection).get(jobId)
    expect(JSON.stringify(kept).length).toBeLessThan(1_000)
  })

  it('go on from a store that has what they were given in the job itself', async () => {
    const { jobs, store } = await queue()
    const kept = {
      ...start,
      jobId: 'job_1',
      status: 'running',
      steps: {},
      progress: 0,
      createdAt: 0,
      updatedAt: 0,
    } as const
    await store.workspace('northwind').collection(jobsCollection).put('job_1', kept)
    jobs.register('count', ({ input }) => Promise.resolve(input))
    await jobs.open()
    expect(await jobs.settled('northwind', 'job_1')).toMatchObject({ result: { upTo: 3 } })
  })

  it('take their time from the clock', async () => {
    const { jobs, clock } = await queue()
    const seen: number[] = []
    jobs.register('count', async ({ sleep }) => {
      for (let index = 0; index < 3; index += 1) {
        await sleep(60_000)
        seen.push(clock.now() - testNow)
      }
    })
    const jobId = await jobs.start(start)
    await expect
      .poll(async () => Object.keys((await jobs.get('northwind', jobId))?.value.steps ?? {}))
      .toEqual(['sleep 1'])
    expect((await jobs.get('northwind', jobId))?.value.status).toBe('running')
    clock.advance(180_000)
    await jobs.settled('northwind', jobId)
    expect(seen).toEqual([180_000, 180_000, 180_000])
  })

  it('go on where another server left them, without doing a step again', async () => {
    const first = await queue()
    const done: string[] = []
    const run: RunJob = async ({ step, sleep }) => {
      await step('first', () => void done.push('first'))
      await sleep(3_600_000)
      await step('second', () => void done.push('second'))
    }
    first.jobs.register('count', run)
    const jobId = await first.jobs.start(start)
    await expect
      .poll(async () => Object.keys((await first.jobs.get('northwind', jobId))?.value.steps ?? {}))
      .toHaveLength(2)
    await first.jobs.close()
    expect((await first.jobs.get('northwind', jobId))?.value.status).toBe('running')

    // Half of the time passes while nobody is there.
    first.clock.advance(1_800_000)
    const second = await queue(first)
    second.jobs.register('count', run)
    await expect.poll(async () => (await second.jobs.get('northwind', jobId))?.value.status).toBe('running')
    expect(done).toEqual(['first'])
    second.clock.advance(1_800_000)
    expect(await second.jobs.settled('northwind', jobId)).toMatchObject({ status: 'done' })
    expect(done).toEqual(['first', 'second'])
  })

  it('stop when they are cancelled, and stay so', async () => {
    const { jobs, clock } = await queue()
    let finished = false
    jobs.register('count', async ({ sleep }) => {
      await sleep(1_000)
      finished = true
    })
    const jobId = await jobs.start(start)
    await expect.poll(async () => (await jobs.get('northwind', jobId))?.value.status).toBe('running')
    expect(await jobs.cancel('northwind', jobId)).toBe(true)
    clock.advance(5_000)
    expect(await jobs.settled('northwind', jobId)).toMatchObject({ status: 'cancelled' })
    await jobs.close()
    expect(finished).toBe(false)
    expect(await jobs.cancel('northwind', jobId)).toBe(false)
    expect(await jobs.cancel('halden', jobId)).toBe(false)
  })

  it('fail with what was said, which is logged', async () => {
    const { jobs, logged } = await queue()
    jobs.register('count', () => Promise.reject(new Error('The provider is gone.')))
    const job = await jobs.settled('northwind', await jobs.start(start))
    expect(job).toMatchObject({ status: 'failed', error: 'The provider is gone.' })
    expect(logged).toEqual([new Error('The provider is gone.')])
  })

  it('wait for somebody who knows how to do them', async () => {
    const { jobs } = await queue()
    const jobId = await jobs.start(start)
    await expect.poll(async () => (await jobs.get('northwind', jobId))?.value.status).toBe('queued')
    jobs.register('count', async () => 'done')
    expect(await jobs.settled('northwind', jobId)).toMatchObject({ status: 'done', result: 'done' })
  })
})

describe('a call that starts a job', () => {
  interface LaunchOptions {
    readonly store?: Store
    /** The call goes on after this, when it has started its job. */
    readonly held?: Promise<void>
  }

  const launch = operation({
    id: 'test.launch',
    summary: 'Starts something.',
    kind: 'json',
    method: 'POST',
    path: '/test-launch',
    idempotencyKey: true,
    body: z.strictObject({ fail: z.boolean() }),
    response: z.object({ jobId: z.string() }),
  })

  async function launchServer({ store = createMemoryStore(), held = Promise.resolve() }: LaunchOptions = {}) {
    const started: string[] = []
    const test = await createTestServer({
      store,
      operations: [launch, getCapabilities],
      implementations: [
        ...implementations,
        implement(launch, async ({ input, jobs, workspaceId }) => {
          const jobId = await jobs.start({ workspaceId, kind: 'launch', input: {} })
          started.push(jobId)
          await held
          if (input.body.fail) throw new Error('No.')
          return { jobId }
        }),
      ],
    })
    const runs: string[] = []
    test.server.jobs.register('launch', async ({ jobId }) => runs.push(jobId))
    const post = (fail: boolean) => test.call(launch, { body: { fail }, headers: { 'idempotency-key': 'once' } })
    return { ...test, started, runs, post }
  }

  it('starts one, however often it is repeated', async () => {
    const { post, runs, server } = await launchServer()
    const { jobId } = await (await post(false)).json()
    expect(await (await post(false)).json()).toEqual({ jobId })
    await server.jobs.settled('northwind', jobId)
    expect(runs).toEqual([jobId])
  })

  it('starts none when it fails', async () => {
    const { post, runs, server } = await launchServer()
    expect((await post(true)).status).toBe(500)
    await server.jobs.close()
    expect(runs).toEqual([])
  })

  it('has it done, also when another call ends before it is kept', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { post, runs, started, server, call } = await launchServer({ held })
    const answer = post(false)
    await expect.poll(() => started).toHaveLength(1)
    expect((await call(getCapabilities)).status).toBe(200)
    // Whatever that call set off has come to its end.
    await server.jobs.settled('northwind', 'job_none').catch(() => undefined)
    release()
    const { jobId } = await (await answer).json()
    expect(await server.jobs.settled('northwind', jobId)).toMatchObject({ status: 'done' })
    expect(runs).toEqual([jobId])
  })
})
