import type { AgentEvent } from '@inlay/sdk-core/agent'
import { readWork } from '../../../handlers/campaigns/processing/campaign-work'
import type { WorkspaceStore } from '../../../store/store'
import { createRunParts } from './run-parts'
import { rowsPart } from './rows-part'

/** A tool that was stopped in the middle of its work on rows, and what it had done by then. */
export interface KeptOfCall {
  readonly toolCallId: string
  readonly result:
    | { readonly stopped: true; readonly added: number }
    | { readonly stopped: true; readonly looked_up: number }
}

export interface StoppedWork {
  readonly campaignId: string
  readonly runId: string
  readonly jobId: string
  readonly written: readonly AgentEvent[]
}

/** What the tool has kept that a run was at when it was stopped; nothing where it works on no rows. */
export async function keptOfCall(
  store: WorkspaceStore,
  { campaignId, runId, jobId, written }: StoppedWork,
): Promise<KeptOfCall | undefined> {
  const done = new Set(written.flatMap((event) => (event.type === 'TOOL_CALL_RESULT' ? [event.toolCallId] : [])))
  const call = written.flatMap((event) =>
    event.type === 'TOOL_CALL_START' && !done.has(event.toolCallId) ? [event] : [],
  )[0]
  if (call === undefined) return undefined
  const { toolCallId, toolCallName } = call
  // Whatever is being kept at this moment comes first, or not at all.
  return store.transaction(async (open) => {
    if (toolCallName.startsWith('find_')) {
      const parts = createRunParts({ store: open, runId, signal: new AbortController().signal })
      let added = 0
      for (let part = 1; ; part += 1) {
        const rows = await parts.answerOf<number>(`call ${done.size + 1} ${rowsPart(part)}`)
        if (rows === undefined) break
        added += rows
      }
      return { toolCallId, result: { stopped: true, added } }
    }
    const work = await readWork(open, campaignId)
    if (!toolCallName.startsWith('enrich_') || work.jobId !== jobId || work.state === 'READY') return undefined
    return { toolCallId, result: { stopped: true, looked_up: work.done } }
  })
}
