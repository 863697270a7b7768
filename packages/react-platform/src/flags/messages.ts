import { defineMessages } from '@inlay/sdk-core'

export const flagsMessages = defineMessages('platform.flags', {
  title: 'Feature flags',
  intro:
    'Turn features of this workspace on and off. A change takes effect when a screen is next loaded, for every member.',
  search: 'Search flags',
  noMatches: 'No flags match your search',
  noMatchesText: 'Try another word, or clear the search.',
  clearSearch: 'Clear search',
  failed: 'Unable to load the feature flags',
  failedText: 'The server did not answer as expected. Until they are known, every flag counts as off.',
  loading: 'Loading the feature flags',
  on: '{count} of {total} on',
  copyEditing: 'Copy-editing',
  platform: 'Platform',
  saveFailed: 'Unable to change the flag. Please try again.',
})
