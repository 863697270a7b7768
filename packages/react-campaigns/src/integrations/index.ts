'use client'
export { IntegrationsPanel, type IntegrationsPanelProps } from './IntegrationsPanel'
export { IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen'
export { integrationsMessages } from './messages'
