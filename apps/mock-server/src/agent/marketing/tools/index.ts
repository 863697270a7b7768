import { checkForLeads } from './check-for-leads'
import { draftContent, saveContent } from './draft-content'
import { enrichAccounts, enrichContacts } from './enrich-rows-tool'
import { findAccounts } from './find-accounts'
import { findContacts } from './find-contacts'
import { redoDraftChange } from './redo-draft-change'
import { summariseAudienceTool } from './summarise-audience'
import { undoDraftChange } from './undo-draft-change'
import { writeOverview } from './write-overview'

/** All that the agents can do. */
export const marketingTools = [
  findAccounts,
  findContacts,
  enrichContacts,
  enrichAccounts,
  draftContent,
  saveContent,
  undoDraftChange,
  redoDraftChange,
  writeOverview,
  summariseAudienceTool,
  checkForLeads,
]
