import type { Random } from '@inlay/sdk-core'
import type { Clock } from '../clock'
import type { Log } from '../log'
import type { Store, WorkspaceStore } from '../store/store'
import { JobGone } from './job-gone'
import { isSettled, type Job, type Jobs } from './jobs'
import { createKeptJobs, type JobPlace } from './kept-jobs'
import { runJob, type RunJob } from './run-job'

/** The jobs of a server: kept in the store, run here. */
export interface JobQueue extends Jobs {
  /** Says how jobs of a kind are done; those that wait for it begin. */
  register(kind: string, run: RunJob): void
  /** Jobs started through this are kept by that store's transaction, and begin when the call says that it is over. */
  within(store: WorkspaceStore): JobsOfCall
  /** Takes up what an earlier server left. */
  open(): Promise<void>
  /** Stops the work; what is not done is left for the next server. */
  close(): Promise<void>
  /** Resolves with the job when it is done, failed or cancelled. */
  settled(workspaceId: string, jobId: string): Promise<Job>
}

/** The jobs of one call. */
export interface JobsOfCall extends Jobs {
  /** What the call has kept is to be seen by all: begins its jobs. A job that was not kept after all is none. */
  begin(): void
}

export interface JobQueueParts {
  readonly stores: Store
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

export function createJobs({ stores, clock, random, log }: JobQueueParts): JobQueue {
  const kept = createKeptJobs({ stores, clock, random })
  const kinds = new Map<string, RunJob>()
  const running = new Map<string, { readonly controller: AbortController; readonly done: Promise<void> }>()
  const listeners = new Set<() => void>()
  let waiting: readonly JobPlace[] = []
  let closed = false

  /** Resolves with false when nobody knows how to do it yet. */
  async function work(place: JobPlace, signal: AbortSignal): Promise<boolean> {
    const job = (await kept.get(place))?.value
    if (job === undefined || isSettled(job.status)) return true
    const run = kinds.get(job.kind)
    if (run === undefined) return false
    try {
      await kept.update(place, () => ({ status: 'running' }))
      const result = await runJob(run, {
        job,
        store: kept.storeOf(place.workspaceId),
        clock,
        signal,
        update: (change) => kept.update(place, change),
      })
      await kept.update(place, () => ({ status: 'done', progress: 1, ...(result === undefined ? {} : { result }) }))
    } catch (error) {
      if (signal.aborted || error instanceof JobGone) return true
      log({ level: 'error', message: `The job ${job.kind} ${place.jobId} failed`, cause: error })
      const reason = error instanceof Error ? error.message : String(error)
      await kept.update(place, () => ({ status: 'failed', error: reason }))
    }
    return true
  }

  function begin(place: JobPlace) {
    const key = keyOf(place)
    if (running.has(key)) return
    const controller = new AbortController()
    const done = work(place, controller.signal)
      .then((finished) => {
        if (!finished) waiting = [...waiting, place]
      })
      .catch((error: unknown) => {
        if (!(error instanceof JobGone))
          log({ level: 'error', message: `The job ${place.jobId} cannot go on`, cause: error })
      })
      .then(() => {
        running.delete(key)
        for (const listener of listeners) listener()
      })
    running.set(key, { controller, done })
  }

  function handOver(places: readonly JobPlace[]) {
    waiting = [...waiting, ...places]
    look()
  }

  function look() {
    if (closed) return
    const places = waiting
    waiting = []
    for (const place of places) begin(place)
  }

  function within(store: WorkspaceStore): JobsOfCall {
    // Not in `waiting` before the commit: whoever looked meanwhile would find no job there and drop the place.
    let started: readonly JobPlace[] | undefined = []
    return {
      get,
      cancel,
      async start(job) {
        const place = await kept.add(job.store ?? store, job)
        if (started === undefined) handOver([place])
        else started = [...started, place]
        return place.jobId
      },
      begin() {
        const places = started ?? []
        started = undefined
        handOver(places)
      },
    }
  }

  async function cancel(workspaceId: string, jobId: string): Promise<boolean> {
    const place = { workspaceId, jobId }
    try {
      await kept.update(place, () => ({ status: 'cancelled' }))
    } catch (error) {
      if (error instanceof JobGone) return false
      throw error
    }
    running.get(keyOf(place))?.controller.abort(new JobGone())
    for (const listener of listeners) listener()
    return true
  }

  const get: Jobs['get'] = (workspaceId, jobId) => kept.get({ workspaceId, jobId })

  return {
    get,
    cancel,
    within,
    async start(job) {
      const place = await kept.add(job.store ?? kept.storeOf(job.workspaceId), job)
      handOver([place])
      return place.jobId
    },
    register(kind, run) {
      kinds.set(kind, run)
      look()
    },
    async open() {
      closed = false
      handOver(await kept.unfinished())
    },
    async close() {
      closed = true
      waiting = []
      const left = [...running.values()]
      for (const { controller } of left) controller.abort(new JobGone())
      await Promise.all(left.map(({ done }) => done))
    },
    settled(workspaceId, jobId) {
      return new Promise((resolve, reject) => {
        function check() {
          get(workspaceId, jobId).then((found) => {
            if (found !== undefined && !isSettled(found.value.status)) return
            listeners.delete(check)
            if (found === undefined) reject(new Error(`There is no job ${jobId}.`))
            else resolve(found.value)
          }, reject)
        }
        listeners.add(check)
        check()
      })
    },
  }
}

function keyOf({ workspaceId, jobId }: JobPlace): string {
  return JSON.stringify([workspaceId, jobId])
}
