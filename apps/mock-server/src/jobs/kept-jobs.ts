import type { Random } from '@inlay/sdk-core'
import type { Clock } from '../clock'
import { workspacesCollection } from '../handlers/workspace/workspaces-collection'
import { readAll } from '../read-all'
import { RevisionConflict, type Store, type StoredDocument, type WorkspaceStore } from '../store/store'
import { JobGone } from './job-gone'
import { isSettled, type Job, type Jobs } from './jobs'
import { jobInputsCollection, jobsCollection, type JobState } from './jobs-collection'

/** Where a job is kept. */
export interface JobPlace {
  readonly workspaceId: string
  readonly jobId: string
}

/** Jobs as the store has them, whoever runs them. */
export interface KeptJobs {
  storeOf(workspaceId: string): WorkspaceStore
  get(place: JobPlace): Promise<StoredDocument<Job> | undefined>
  /** Keeps a new job, by the transaction where the store is one. */
  add(store: WorkspaceStore, job: Parameters<Jobs['start']>[0]): Promise<JobPlace>
  /**
   * Changes a job that is not over yet.
   * @throws JobGone for one that is.
   */
  update(place: JobPlace, change: (job: JobState) => Partial<JobState>): Promise<void>
  /** Those of all workspaces that are not over yet. */
  unfinished(): Promise<readonly JobPlace[]>
}

export interface KeptJobsParts {
  readonly stores: Store
  readonly clock: Clock
  readonly random: Random
}

export function createKeptJobs({ stores, clock, random }: KeptJobsParts): KeptJobs {
  function storeOf(workspaceId: string): WorkspaceStore {
    return workspaceId === stores.system.workspaceId ? stores.system : stores.workspace(workspaceId)
  }

  function jobsOf(workspaceId: string) {
    return storeOf(workspaceId).collection(jobsCollection)
  }

  return {
    storeOf,
    async get({ workspaceId, jobId }) {
      const kept = await jobsOf(workspaceId).get(jobId)
      if (kept === undefined) return undefined
      const given = await storeOf(workspaceId).collection(jobInputsCollection).get(jobId)
      return { ...kept, value: { input: given?.value.input, ...kept.value } }
    },
    async add(store, { input, ...job }) {
      if (job.workspaceId !== store.workspaceId) throw new TypeError('A job belongs to the workspace that starts it.')
      const jobId = `job_${random.id()}`
      const now = clock.now()
      // First, since there is never to be a job that was given nothing.
      await store.collection(jobInputsCollection).put(jobId, { input })
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
    },
    async update({ workspaceId, jobId }, change) {
      const jobs = jobsOf(workspaceId)
      for (;;) {
        const kept = await jobs.get(jobId)
        if (kept === undefined || isSettled(kept.value.status)) throw new JobGone()
        const changed = { ...kept.value, ...change(kept.value), updatedAt: clock.now() }
        try {
          await jobs.put(jobId, changed, { ifRevision: kept.revision })
          return
        } catch (error) {
          if (!(error instanceof RevisionConflict)) throw error
        }
      }
    },
    async unfinished() {
      const workspaces = await readAll(stores.system.collection(workspacesCollection))
      const ids = [stores.system.workspaceId, ...workspaces.map(({ id }) => id)]
      const where = { field: 'status', operator: 'in', value: ['queued', 'running'] } as const
      const left = await Promise.all(ids.map((id) => readAll(jobsOf(id), where)))
      return left.flat().map(({ value: { workspaceId, jobId } }) => ({ workspaceId, jobId }))
    },
  }
}
