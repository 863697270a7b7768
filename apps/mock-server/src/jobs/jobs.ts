import type { StoredDocument, WorkspaceStore } from '../store/store'

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export function isSettled(status: JobStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

export interface Job {
  readonly jobId: string
  readonly workspaceId: string
  readonly kind: string
  readonly status: JobStatus
  readonly input: unknown
  /** Answers of the steps that are done, by their names: a job taken up again does not repeat them. */
  readonly steps: Readonly<Record<string, unknown>>
  /** From 0 to 1. */
  readonly progress: number
  /** What the work came to, when it is done. */
  readonly result?: unknown
  readonly error?: string | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

export interface JobStart {
  readonly workspaceId: string
  readonly kind: string
  readonly input: unknown
  /** The transaction that is to keep it, where the caller has opened one of its own. */
  readonly store?: WorkspaceStore
}

/** Work that outlives a request, and the server. */
export interface Jobs {
  start(job: JobStart): Promise<string>
  get(workspaceId: string, jobId: string): Promise<StoredDocument<Job> | undefined>
  cancel(workspaceId: string, jobId: string): Promise<boolean>
}
