import { toWireMessages } from '../thread/wire-messages'
import { threadMessages, type ThreadState } from '../thread/thread-state'
import type { RunInput } from './agent-adapter'
import type { FrontendTool, RunExtras } from './agent-session'
import { openCallsOf, type RunStart } from './run-start'

export interface RunInputParts {
  readonly start: RunStart
  /** As the run begins with it. */
  readonly thread: ThreadState
  readonly runId: string
  /** The run that it comes after, as far as is known. */
  readonly parentRunId: string | undefined
  readonly extras: RunExtras
  readonly pageTools: Readonly<Record<string, FrontendTool>>
}

/** What the agent is given with a run. */
export function runInput({ start, thread, runId, parentRunId, extras, pageTools }: RunInputParts): RunInput {
  const { tools = [], context = [], forwardedProps } = extras
  return {
    threadId: thread.threadId,
    runId,
    protocolVersion: '1.0',
    ...(parentRunId === undefined ? {} : { parentRunId }),
    state: thread.agentState ?? {},
    messages: toWireMessages(threadMessages(thread), { openCalls: openCallsOf(start.thread) }),
    tools: [
      ...tools,
      ...Object.entries(pageTools).map(([name, { description, parameters }]) => ({ name, description, parameters })),
    ],
    context: [...context],
    forwardedProps: forwardedProps ?? {},
    ...(start.resume === undefined ? {} : { resume: start.resume.map((each) => ({ ...each })) }),
  }
}
