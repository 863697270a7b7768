'use client'
export { MessageWizard, type MessageWizardProps, type MessageWizardReason } from './MessageWizard'
export { messageWizardMessages } from './messages'
