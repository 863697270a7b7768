import type { Implementation } from '../../implement'
import { getAccountHandler } from './get-account'
import { getCapabilitiesHandler } from './get-capabilities'
import { getCurrentUserHandler } from './get-current-user'
import { getFlagsHandler } from './get-flags'
import { getSubscriptionHandler } from './get-subscription'
import { listWorkspacesHandler } from './list-workspaces'
import { rememberActiveWorkspaceHandler } from './remember-active-workspace'
import { updateFlagsHandler } from './update-flags'

export const workspaceHandlers: readonly Implementation[] = [
  getCapabilitiesHandler,
  getCurrentUserHandler,
  rememberActiveWorkspaceHandler,
  listWorkspacesHandler,
  getAccountHandler,
  getSubscriptionHandler,
  getFlagsHandler,
  updateFlagsHandler,
]
