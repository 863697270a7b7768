import { listConnections, type ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { useOperation, type OperationState } from '@inlay/sdk-core/react'

export interface ConnectedTypes {
  readonly state: OperationState<unknown>
  /** Whether the workspace is connected to a provider of a type; nothing while that is not known. */
  readonly isConnected: (type: ConnectorType) => boolean | undefined
}

const everyType = { query: {} }

/** What the workspace is connected to. */
export function useConnectedTypes(): ConnectedTypes {
  const state = useOperation(listConnections, everyType)
  return {
    state,
    isConnected: (type) =>
      state.status === 'ready' ? state.data.some(({ connectorType }) => connectorType === type) : undefined,
  }
}
