import { defineMessages } from '@inlay/sdk-core'

export const embedMessages = defineMessages('host.embed', {
  aloneTitle: 'A component for other pages',
  alone: 'It is shown in a frame, by a page that signs people in. This address opens nothing by itself.',
  refusedTitle: 'This page may not show it',
  refused: 'Whoever runs Inlay has to name the origin of a page before components are shown in it.',
  failedTitle: 'The page around does not answer',
  failed: 'Reload it to try again.',
})
