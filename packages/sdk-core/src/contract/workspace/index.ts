export { Account, Subscription, getAccount, getSubscription } from './account'
export { Capabilities, getCapabilities } from './capabilities'
export { copyEditFlagKeys, flagKeys, type FlagKey } from './flag-keys'
export { Flags, getFlags, updateFlags } from './flags'
export { CurrentUser, getCurrentUser, rememberActiveWorkspace } from './user'
export { Workspace, WorkspaceMember, listWorkspaces } from './workspace'
export {
  AgentRunInput,
  AgentStreamEvent,
  AgentThread,
  connectAgent,
  loadAgentThread,
  runAgent,
  stopAgent,
} from './agents'
