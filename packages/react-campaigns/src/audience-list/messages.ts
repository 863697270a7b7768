import { defineMessages } from '@inlay/sdk-core'

export const audienceListMessages = defineMessages('campaigns.audienceList', {
  title: 'Audience list',
  table: 'Audiences',
  search: 'Search audiences',
  searchShort: 'Search',
  name: 'Name',
  contacts: 'Contacts',
  creator: 'Creator',
  updated: 'Last updated',
  unknown: 'Unknown',
  notCounted: 'Not counted',
  empty: 'No audiences yet',
  emptyHint: 'An audience appears here as soon as somebody in the workspace creates one.',
  noMatch: 'No audiences match “{search}”',
  noMatchHint: 'Look for a part of the name.',
  clearSearch: 'Clear search',
})
