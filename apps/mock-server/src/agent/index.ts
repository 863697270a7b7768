import type { Implementation } from '../implement'
import { connectAgentHandler } from './connect-agent'
import { listAgentRunsHandler } from './list-agent-runs'
import { loadAgentThreadHandler } from './load-agent-thread'
import { runAgentHandler } from './run-agent'
import { stopAgentHandler } from './stop-agent'

export const agentHandlers: readonly Implementation[] = [
  runAgentHandler,
  connectAgentHandler,
  stopAgentHandler,
  loadAgentThreadHandler,
  listAgentRunsHandler,
]
