import type { Connection, ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import type { DemoWorkspace } from '../../identity/people'

/** What a workspace is connected to: one to everything, one to its CRM alone, one to nothing. */
export function demoConnections({ workspaceId, members }: DemoWorkspace): readonly Connection[] {
  const userId = members[0]?.userId ?? ''
  return (connected[workspaceId] ?? []).map(([connectorType, name]) => ({
    connectionId: `connection_${workspaceId}_${connectorType}`,
    name,
    connectorType,
    credId: `credential_${workspaceId}_${connectorType}`,
    userId,
    // Accounts behind it: of e-mail, the boxes that send.
    count: connectorType === 'email-sequencing' ? 3 : 1,
  }))
}

const connected: Readonly<Record<string, readonly (readonly [ConnectorType, string])[]>> = {
  northwind: [
    ['contact-data', 'Contact data, Europe'],
    ['email-sequencing', 'Smartlead of the sales team'],
    ['linkedin-outreach', 'HeyReach'],
    ['crm', 'HubSpot'],
  ],
  brightwater: [['crm', 'HubSpot of Brightwater']],
}
