import { connectorTypes, type ConnectionProvider, type ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { AtSign, Building2, Send, Users, type LucideIcon } from 'lucide-react'
import type { integrationsMessages } from './messages'

type Key = keyof typeof integrationsMessages.strings

interface ConnectorKind {
  readonly label: Key
  readonly icon: LucideIcon
  /** What is lost with a connection of this kind. */
  readonly loss: Key
}

/** How each kind of connection is told of. */
export const connectorKinds: Readonly<Record<ConnectorType, ConnectorKind>> = {
  'contact-data': { label: 'contactData', icon: Users, loss: 'deleteContactData' },
  'email-sequencing': { label: 'emailSequencing', icon: AtSign, loss: 'deleteEmail' },
  'linkedin-outreach': { label: 'linkedInOutreach', icon: Send, loss: 'deleteLinkedIn' },
  crm: { label: 'crm', icon: Building2, loss: 'deleteCrm' },
}

/** The kinds in the order in which they are offered. */
export const kindsInOrder = connectorTypes

export const providerNames = {
  'contact-data': 'contactDataProvider',
  smartlead: 'smartlead',
  heyreach: 'heyreach',
  hubspot: 'hubspot',
} as const satisfies Readonly<Record<ConnectionProvider, Key>>
