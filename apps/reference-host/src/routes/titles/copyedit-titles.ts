export const copyeditTitles = {
  'copyedit.projects': 'AI Writer',
  'copyedit.project': 'Project',
  'copyedit.document': 'Document',
  'copyedit.versionHistory': 'Version history',
  'copyedit.review': 'Review',
  'copyedit.documentError': 'Page not available',
  'copyedit.settings': 'AI Writer settings',
  'copyedit.analytics': 'AI Writer analytics',
  'copyedit.error': 'Page not available',
} as const
