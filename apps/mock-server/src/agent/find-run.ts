import type { WorkspaceStore } from '../store/store'
import { runsCollection, threadKey, threadsCollection, type StoredRun } from './agent-runs'

/** The run of this id, or the last one of the thread. */
export async function findRun(
  store: WorkspaceStore,
  asked: { readonly agentId: string; readonly threadId: string; readonly runId?: string | null | undefined },
): Promise<StoredRun | undefined> {
  const { agentId, threadId } = asked
  const thread = await store.collection(threadsCollection).get(threadKey(agentId, threadId))
  const runId = asked.runId ?? thread?.value.runId
  const run = runId === undefined ? undefined : (await store.collection(runsCollection).get(runId))?.value
  return run?.threadId === threadId && run.agentId === agentId ? run : undefined
}
