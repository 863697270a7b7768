import { readMessages } from '@inlay/sdk-core/agent'
import type { JobQueue } from '../jobs/create-jobs'
import type { JobContext } from '../jobs/run-job'
import { readEventLog, runJobKind, type RunJobInput } from './agent-runs'
import { doMarketingRun, type AgentEngines } from './marketing/do-marketing-run'
import { writeEvent } from './write-event'
import { writeScript } from './write-script'

export function registerAgentRuns(jobs: Pick<JobQueue, 'register'>, engines: AgentEngines): void {
  jobs.register(runJobKind, async (context) => {
    const run = context.input as RunJobInput
    // In threads that are about nothing, scenes are played.
    await (run.isOfCampaign ? doMarketingRun(context, run, engines) : playScript(context, run))
  })
}

/** Writes the events of a run when their time comes; one that a server left goes on with the first that is not written. */
async function playScript(context: JobContext, run: RunJobInput): Promise<void> {
  const { store, clock, signal } = context
  const written = (await readEventLog(store, run.runId)).length
  const script = writeScript({ ...run, messages: readMessages(run.messages) })
  for (const { at, event } of script.slice(written)) {
    const pause = run.startedAt + at - clock.now()
    if (pause > 0) await clock.sleep(pause, signal)
    await writeEvent(context, run, event)
  }
}
