import type { ToolCall } from '../thread/thread-message'
import type { FrontendTool } from './agent-session'
import { doCall, withCallsAtWork, withOutcome } from './frontend-calls'
import type { Notifier } from './notifier'
import type { RunReader } from './run-reader'
import type { RunStart } from './run-start'
import type { SessionState } from './session-state'

export interface PageWork {
  readonly calls: readonly ToolCall[]
  readonly tools: () => Readonly<Record<string, FrontendTool>>
  readonly state: SessionState
  readonly reader: RunReader
  readonly notifier: Notifier
  readonly onDone: (start: RunStart) => void
}

/** Does what the agent has asked of the page, and lets it go on with that. */
export async function doInPage({ calls, tools, state, reader, notifier, onDone }: PageWork): Promise<void> {
  const { run } = state.thread
  const runId = run.status === 'idle' ? '' : run.runId
  const following = reader.follow(runId)
  state.thread = { ...withCallsAtWork(state.thread, calls), run: { status: 'running', runId } }
  notifier.tellNow()
  await Promise.all(
    calls.map(async (call) => {
      const tool = tools()[call.name]
      if (!tool) return
      const outcome = await doCall(call, tool, following.controller.signal)
      if (!reader.isCurrent(following)) return
      state.thread = withOutcome(state.thread, call.id, outcome)
      notifier.tellNow()
    }),
  )
  if (!reader.isCurrent(following)) return
  state.thread = { ...state.thread, run: { status: 'finished', runId } }
  onDone({ thread: state.thread, resume: undefined })
}
