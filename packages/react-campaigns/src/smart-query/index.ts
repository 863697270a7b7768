'use client'
export { smartQueryMessages } from './messages'
export { filterRowMessages } from '../filter-rows/messages'
export { SmartQueryWizard, type SmartQueryReason, type SmartQueryWizardProps } from './SmartQueryWizard'
