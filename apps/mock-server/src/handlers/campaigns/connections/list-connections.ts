import { listConnections } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import { readConnections } from './connections-collection'

export const listConnectionsHandler = implement(listConnections, async ({ input, store }) => [
  ...(await readConnections(store, input.query.connectorType)),
])
