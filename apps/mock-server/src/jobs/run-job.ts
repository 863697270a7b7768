import type { Clock } from '../clock'
import type { WorkspaceStore } from '../store/store'
import type { Job } from './jobs'
import type { JobState } from './jobs-collection'

/** What the work of a job is given. */
export interface JobContext {
  readonly jobId: string
  readonly workspaceId: string
  readonly input: unknown
  readonly store: WorkspaceStore
  readonly clock: Clock
  /** Aborted when the job is cancelled or the server stops. */
  readonly signal: AbortSignal
  /**
   * Does a part of the work once: its answer (JSON) is kept, and a job taken up again gets it without doing it again.
   * A server that dies between the two does it twice, so it must bear that. Names are unique within a job.
   */
  step<Answer>(name: string, run: () => Promise<Answer> | Answer): Promise<Answer>
  /**
   * Waits in the job's own time, which begins when it was started and passes in its sleeps: it wakes at the same moment
   * whether or not the server was there all along.
   */
  sleep(milliseconds: number): Promise<void>
  /** From 0 to 1; it never goes back. */
  progress(done: number): Promise<void>
}

export type RunJob = (context: JobContext) => Promise<unknown>

export interface RunJobParts {
  readonly job: Job
  readonly store: WorkspaceStore
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Changes the kept job; throws when it has been cancelled. */
  readonly update: (change: (job: JobState) => Partial<JobState>) => Promise<void>
}

export function runJob(run: RunJob, { job, store, clock, signal, update }: RunJobParts): Promise<unknown> {
  const names = new Set<string>()
  let jobTime = job.createdAt
  let sleeps = 0

  async function step<Answer>(name: string, work: () => Promise<Answer> | Answer): Promise<Answer> {
    signal.throwIfAborted()
    if (names.has(name)) throw new TypeError(`The job ${job.kind} has two steps named "${name}".`)
    names.add(name)
    // What a step answered before comes back as the same step's answer.
    if (Object.hasOwn(job.steps, name)) return job.steps[name] as Answer
    const answer = await work()
    signal.throwIfAborted()
    await update(({ steps }) => ({ steps: { ...steps, [name]: answer ?? null } }))
    return answer
  }

  return run({
    jobId: job.jobId,
    workspaceId: job.workspaceId,
    input: job.input,
    store,
    clock,
    signal,
    step,
    async sleep(milliseconds) {
      sleeps += 1
      jobTime = await step(`sleep ${sleeps}`, () => jobTime + milliseconds)
      await clock.sleep(Math.max(0, jobTime - clock.now()), signal)
    },
    progress: (done) => update(({ progress }) => ({ progress: Math.min(1, Math.max(progress, done)) })),
  })
}
