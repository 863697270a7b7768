import { listConnections } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { namesOf } from '../../workspace/names-of'
import { readConnections } from './connections-collection'

export const listConnectionsHandler = implement(listConnections, async ({ input, store, system }) => {
  const connections = await readConnections(store, input.query.connectorType)
  const nameOf = await namesOf(
    system,
    connections.map(({ userId }) => userId),
  )
  return connections.map((connection) => ({ ...connection, userName: nameOf(connection.userId) }))
})
