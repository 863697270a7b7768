import type { AgentEvent, Interrupt, InterruptAnswer } from '@inlay/sdk-core/agent'
import { collectionName, type AppendLog, type WorkspaceStore } from '../store/store'

/** A run as it was started, and the job that does it. */
export interface StoredRun {
  readonly runId: string
  readonly threadId: string
  readonly agentId: string
  readonly jobId: string
}

export interface StoredThread {
  readonly threadId: string
  readonly agentId: string
  /** Who has written in it last. */
  readonly userId?: string | undefined
  /** As they travel. */
  readonly messages: readonly object[]
  readonly state: unknown
  /** The last run. */
  readonly runId: string
  /** Whether that has ended; one that was lost has not, although no job does it. */
  readonly isOver: boolean
  /** What that has asked, and nobody has answered yet. */
  readonly interrupts?: readonly Interrupt[] | undefined
}

/** What the job of a run is given. */
export interface RunJobInput {
  readonly runId: string
  readonly threadId: string
  readonly agentId: string
  readonly startedAt: number
  /** Whether the thread was one of a campaign when it began. */
  readonly isOfCampaign: boolean
  readonly messages: readonly object[]
  readonly state: unknown
  readonly resume: readonly InterruptAnswer[]
  /** What was asked before it. */
  readonly asked?: readonly Interrupt[] | undefined
  /** Messages of people, by their ids, that runs before it were given: the others are for this one. */
  readonly heard?: readonly string[] | undefined
}

export const runsCollection = collectionName<StoredRun>('agent-runs')
export const threadsCollection = collectionName<StoredThread>('agent-threads')
export const runJobKind = 'agent-run'

/** What stands for the last run of a thread that has none yet. */
export const noRun = 'none'

/** Threads belong to an agent: two agents may have one of the same id, such as that of a campaign. */
export function threadKey(agentId: string, threadId: string): string {
  return `${agentId}/${threadId}`
}

/** The events of a run. Their positions are the ids by which a stream of them is taken up. */
export function eventLog(store: WorkspaceStore, runId: string): AppendLog<AgentEvent> {
  return store.log<AgentEvent>(`agent-run/${runId}`)
}

/** The runs of a thread, whichever agent did them, in their order. */
export function runLog(store: WorkspaceStore, threadId: string): AppendLog<StoredRun> {
  return store.log<StoredRun>(`agent-runs-of/${threadId}`)
}

export function readEventLog(store: WorkspaceStore, runId: string): Promise<readonly AgentEvent[]> {
  return readLog(eventLog(store, runId))
}

const page = 500

export async function readLog<Entry>(log: AppendLog<Entry>): Promise<readonly Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const entries = await log.read({ after: all.length, limit: page })
    all.push(...entries.map(({ entry }) => entry))
    if (entries.length < page) return all
  }
}

export function endsRun({ type }: AgentEvent): boolean {
  return type === 'RUN_FINISHED' || type === 'RUN_ERROR'
}
