import {
  connectionProviders,
  createConnection,
  deleteConnection,
  updateConnection,
} from '@inlay/sdk-core/contract/campaigns'
import { invalid, notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import type { WorkspaceStore } from '../../../store/store'
import { namesOf } from '../../workspace/names-of'
import { connectionsCollection, credentialsCollection } from './connections-collection'
import { credentialProblem } from './credential-problem'

export const createConnectionHandler = implement(createConnection, ({ input, store, caller, newId }) =>
  store.transaction(async (open) => {
    const { provider, name, credentials } = input.body
    const problem = credentialProblem(provider, credentials.accessToken)
    if (problem !== undefined) throw invalid([{ field: 'credentials.accessToken', message: problem }])
    const connectionId = newId('connection')
    const credId = newId('credential')
    const connectorType = connectionProviders[provider]
    const connection = {
      connectionId,
      name,
      connectorType,
      credId,
      userId: caller.userId,
      count: connectorType === 'email-sequencing' ? 2 : 1,
    }
    await open.collection(credentialsCollection).put(credId, credentials)
    await open.collection(connectionsCollection).put(connectionId, connection)
    return { ...connection, userName: caller.name }
  }),
)

export const updateConnectionHandler = implement(updateConnection, ({ input, store, system }) =>
  store.transaction(async (open) => {
    const { connectionId, credentials, updates } = input.body
    const kept = await requireConnectionById(open, connectionId)
    if (kept.credId !== credentials.credId) throw notFound('connection')
    const connection = { ...kept, ...updates }
    await open.collection(connectionsCollection).put(connectionId, connection)
    const nameOf = await namesOf(system, [connection.userId])
    return { ...connection, userName: nameOf(connection.userId) }
  }),
)

export const deleteConnectionHandler = implement(deleteConnection, ({ input, store }) =>
  store.transaction(async (open) => {
    const { connectionId, credId } = await requireConnectionById(open, input.params.connectionId)
    await open.collection(connectionsCollection).delete(connectionId)
    await open.collection(credentialsCollection).delete(credId)
    return { connectionId }
  }),
)

async function requireConnectionById(store: WorkspaceStore, connectionId: string) {
  const kept = await store.collection(connectionsCollection).get(connectionId)
  if (kept === undefined) throw notFound('connection')
  return kept.value
}
