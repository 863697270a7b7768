import { agentHandlers } from '../agent/index'
import type { Implementation } from '../implement'
import { campaignsHandlers } from './campaigns/index'
import { citationsHandlers } from './citations/index'
import { dataHandlers } from './data/index'
import { documentsHandlers } from './documents/index'
import { workflowsHandlers } from './workflows/index'
import { workspaceHandlers } from './workspace/index'

/** What the mock server can do: every area's handlers. */
export const implementations: readonly Implementation[] = [
  ...workspaceHandlers,
  ...agentHandlers,
  ...campaignsHandlers,
  ...documentsHandlers,
  ...citationsHandlers,
  ...workflowsHandlers,
  ...dataHandlers,
]
