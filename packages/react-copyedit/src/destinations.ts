import { defineDestinations } from '@inlay/sdk-core'

/** The places of copy-editing. Each host maps them to addresses of its own. */
export const copyeditDestinations = defineDestinations('copyedit', {
  projects: { view: ['search'] },
  project: { params: ['appId', 'projectId'], view: ['search'] },
  document: { params: ['documentId'], view: ['page', 'version', 'conversation'] },
  versionHistory: { params: ['documentId'], view: ['page', 'version'] },
  review: { params: ['documentId'], view: ['page'] },
  documentError: { params: ['documentId'] },
  settings: { view: ['tab'] },
  analytics: {},
  error: {},
})
