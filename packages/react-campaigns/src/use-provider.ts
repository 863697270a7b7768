import { listConnections, type ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { useOperation, useSupports, type OperationState } from '@inlay/sdk-core/react'

export interface Provider {
  /** Whether it may be asked: where nothing is connected, that would be a refusal. */
  readonly mayAsk: boolean
  /** Nothing is connected, as far as the server says what is. */
  readonly isMissing: boolean
  readonly connections: OperationState<unknown>
}

/** A provider that a workspace may be connected to, before it is asked for what it has. */
export function useProvider(connectorType: ConnectorType): Provider {
  const saysConnections = useSupports(listConnections)
  const connections = useOperation(listConnections, { query: { connectorType } }, { enabled: saysConnections === true })
  const isConnected = connections.status === 'ready' ? connections.data.length > 0 : undefined
  return { mayAsk: saysConnections === false || isConnected === true, isMissing: isConnected === false, connections }
}
