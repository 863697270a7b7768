/** What an agent says of itself. */
export type { AgentCapabilities } from '@ag-ui/core'
