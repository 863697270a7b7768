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
  failedText: '{why} Until they are known, every flag counts as off.',
  loading: 'Loading the feature flags',
  on: '{count} of {total} on',
  copyEditing: 'Copy-editing',
  platform: 'Platform',
  turnedOn: '{flag} is turned on.',
  turnedOff: '{flag} is turned off.',
  turnOnFailed: '{flag} could not be turned on. {why}',
  turnOffFailed: '{flag} could not be turned off. {why}',
  tryAgain: 'Please try again.',
  offline: 'You seem to be offline. Please try again.',
})
