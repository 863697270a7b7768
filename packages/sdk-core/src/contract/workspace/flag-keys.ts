/** The flags of copy-editing. Copy edit and review mode are the platform's too, and stand here. */
export const copyEditFlagKeys = [
  'copy-edit',
  'custom-regex',
  'upload-document',
  'model-selection',
  'demo-users',
  'review-mode',
  'document-settings',
  'citations',
  'citation-library',
  'copy-paste-citation-parsing',
  'citation-side-panel',
  'writer-search-app',
] as const

const platformFlagKeys = [
  'dark-mode',
  'text-to-sql',
  'knowledge-vault-sidebar',
  'data-studio',
  'model-studio',
  'connectors',
  'hosted-model-apps',
  'dataset-topography',
  'global-apps-search',
  'v2-switch',
  'app-store',
  'dashboards',
  'snippets',
  'scheduled-workflows',
  'email-trigger',
  'json-template-export',
  'copy-paste-flow',
] as const

/** Every feature flag: one set, by workspace. What is not set is off. */
export const flagKeys = [...copyEditFlagKeys, ...platformFlagKeys] as const

export type FlagKey = (typeof flagKeys)[number]
