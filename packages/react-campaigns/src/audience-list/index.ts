'use client'
export type { AudiencesReason, AudiencesView } from './audiences-view'
export { AudiencesScreen, type AudiencesScreenProps } from './AudiencesScreen'
export { audienceListMessages } from './messages'
