import { connectAgent } from '@inlay/sdk-core/contract/workspace'
import { notFound } from '../frame/problem-error'
import { implement } from '../implement'
import { agentOf } from './agents'
import { followRun } from './follow-run'
import { findRun } from './find-run'

export const connectAgentHandler = implement(connectAgent, async ({ input, store, jobs, lastEventId, signal }) => {
  const { agentId } = input.params
  if (agentOf(agentId) === undefined) throw notFound('agent')
  const run = await findRun(store, { agentId, ...input.body })
  return run === undefined ? nothing() : followRun({ run, store, jobs, lastEventId, signal })
})

async function* nothing(): AsyncGenerator<never> {}
