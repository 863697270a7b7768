import { listConnections } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { isolatedText } from '../campaign-list/isolated-text'
import { onboardingMessages } from './messages'
import { useOnboarding } from './use-onboarding'

/** What the CRM is called that the workspace is connected to, whoever connected it; nothing where there is none. */
export function useConnectedCrm(): string | undefined {
  const t = useMessages(onboardingMessages)
  const { state } = useOnboarding()
  const connections = useOperation(listConnections, { query: { connectorType: 'crm' } })
  if (state.crmType && state.connection) return t(state.crmType)
  const [crm] = connections.status === 'ready' ? connections.data : []
  return crm && isolatedText(crm.name)
}
