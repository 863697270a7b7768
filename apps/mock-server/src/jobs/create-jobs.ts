import type { Random } from '@inlay/sdk-core'
import type { Clock } from '../clock'
import { workspacesCollection } from '../handlers/workspace/workspaces-collection'
import type { Log } from '../log'
import { RevisionConflict, type Store, type WorkspaceStore } from '../store/store'
import { readAll } from '../read-all'
import type { Job, Jobs, JobStatus } from './jobs'
import { jobsCollection } from './jobs-collection'
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
  const kinds = new Map<string, RunJob>()
  const running = new Map<string, { readonly controller: AbortController; readonly done: Promise<void> }>()
  const listeners = new Set<() => void>()
  let waiting: readonly Place[] = []
  let closed = false

  function storeOf(workspaceId: string): WorkspaceStore {
    return workspaceId === stores.system.workspaceId ? stores.system : stores.workspace(workspaceId)
  }

  function jobsOf(workspaceId: string) {
    return storeOf(workspaceId).collection(jobsCollection)
  }

  async function update({ workspaceId, jobId }: Place, change: (job: Job) => Partial<Job>): Promise<void> {
    const jobs = jobsOf(workspaceId)
    for (;;) {
      const kept = await jobs.get(jobId)
      if (kept === undefined || isSettled(kept.value.status)) throw new JobGone()
      try {
        await jobs.put(
          jobId,
          { ...kept.value, ...change(kept.value), updatedAt: clock.now() },
          { ifRevision: kept.revision },
        )
        return
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error
      }
    }
  }

  async function work(place: Place, signal: AbortSignal): Promise<boolean> {
    const kept = await jobsOf(place.workspaceId).get(place.jobId)
    if (kept === undefined || isSettled(kept.value.status)) return true
    const run = kinds.get(kept.value.kind)
    if (run === undefined) return false
    try {
      await update(place, () => ({ status: 'running' }))
      const result = await runJob(run, {
        job: kept.value,
        store: storeOf(place.workspaceId),
        clock,
        signal,
        update: (change) => update(place, change),
      })
      await update(place, () => ({ status: 'done', progress: 1, ...(result === undefined ? {} : { result }) }))
    } catch (error) {
      if (signal.aborted || error instanceof JobGone) return true
      log({ level: 'error', message: `The job ${kept.value.kind} ${place.jobId} failed`, cause: error })
      await update(place, () => ({ status: 'failed', error: error instanceof Error ? error.message : String(error) }))
    }
    return true
  }

  function begin(place: Place) {
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

  function look() {
    if (closed) return
    const places = waiting
    waiting = []
    for (const place of places) begin(place)
  }

  async function startIn(store: WorkspaceStore, job: Parameters<Jobs['start']>[0]): Promise<Place> {
    if (job.workspaceId !== store.workspaceId) throw new TypeError('A job belongs to the workspace that starts it.')
    const jobId = `job_${random.id()}`
    const now = clock.now()
    await store.collection(jobsCollection).put(jobId, {
      ...job,
      jobId,
      status: 'queued',
      steps: {},
      progress: 0,
      createdAt: now,
      updatedAt: now,
    })
    return { workspaceId: job.workspaceId, jobId }
  }

  function handOver(places: readonly Place[]) {
    waiting = [...waiting, ...places]
    look()
  }

  function within(store: WorkspaceStore): JobsOfCall {
    // Not in `waiting` before the commit: whoever looked meanwhile would find no job there and drop the place.
    let started: readonly Place[] | undefined = []
    return {
      get,
      cancel,
      async start(job) {
        const place = await startIn(store, job)
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
    try {
      await update({ workspaceId, jobId }, () => ({ status: 'cancelled' }))
    } catch (error) {
      if (error instanceof JobGone) return false
      throw error
    }
    running.get(keyOf({ workspaceId, jobId }))?.controller.abort(new JobGone())
    for (const listener of listeners) listener()
    return true
  }

  const get: Jobs['get'] = (workspaceId, jobId) => jobsOf(workspaceId).get(jobId)

  return {
    get,
    cancel,
    within,
    async start(job) {
      const place = await startIn(storeOf(job.workspaceId), job)
      handOver([place])
      return place.jobId
    },
    register(kind, run) {
      kinds.set(kind, run)
      look()
    },
    async open() {
      closed = false
      const workspaces = await readAll(stores.system.collection(workspacesCollection))
      const ids = [stores.system.workspaceId, ...workspaces.map(({ id }) => id)]
      const where = { field: 'status', operator: 'in', value: ['queued', 'running'] } as const
      const left = await Promise.all(ids.map((id) => readAll(jobsOf(id), where)))
      waiting = [...waiting, ...left.flat().map(({ value: { workspaceId, jobId } }) => ({ workspaceId, jobId }))]
      look()
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
          get(workspaceId, jobId).then((kept) => {
            if (kept !== undefined && !isSettled(kept.value.status)) return
            listeners.delete(check)
            if (kept === undefined) reject(new Error(`There is no job ${jobId}.`))
            else resolve(kept.value)
          }, reject)
        }
        listeners.add(check)
        check()
      })
    },
  }
}

interface Place {
  readonly workspaceId: string
  readonly jobId: string
}

/** The job was cancelled, or went with its workspace: there is nothing left to do. */
class JobGone extends Error {
  override readonly name = 'JobGone'
}

function isSettled(status: JobStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

function keyOf({ workspaceId, jobId }: Place): string {
  return JSON.stringify([workspaceId, jobId])
}
