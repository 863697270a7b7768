import type { Connection, ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { ProblemError } from '../../../frame/problem-error'
import { readAll } from '../../../read-all'
import { collectionName, type WorkspaceStore } from '../../../store/store'

/** What a workspace is connected to, by `connectionId`. */
export const connectionsCollection = collectionName<Omit<Connection, 'userName'>>('connections')

/** What the providers gave, by `credId`. Nothing of it is ever answered. */
export const credentialsCollection = collectionName<{ readonly accessToken: string }>('credentials')

export async function readConnections(
  store: WorkspaceStore,
  connectorType?: ConnectorType,
): Promise<readonly Connection[]> {
  const kept = await readAll(store.collection(connectionsCollection))
  return kept
    .map(({ value }) => value)
    .filter((connection) => connectorType === undefined || connection.connectorType === connectorType)
}

export async function requireConnection(store: WorkspaceStore, connectorType: ConnectorType): Promise<void> {
  if ((await readConnections(store, connectorType)).length > 0) return
  throw new ProblemError({
    status: 409,
    code: 'connection-missing',
    title: 'Not connected',
    detail: `The workspace has no connection to a ${providerNames[connectorType]} provider.`,
  })
}

const providerNames: Readonly<Record<ConnectorType, string>> = {
  'contact-data': 'contact-data',
  'email-sequencing': 'email-sequencing',
  'linkedin-outreach': 'LinkedIn-outreach',
  crm: 'CRM',
}
