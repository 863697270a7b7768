'use client'
export { SettingsScreen, settingsTabs, type SettingsScreenProps, type SettingsTab } from './SettingsScreen'
export { knowledgeMessages } from './knowledge-messages'
export { settingsMessages } from './messages'
